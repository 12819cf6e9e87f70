import { beginRefresh } from '../../stores/early-refresh.ts'

beginRefresh()
