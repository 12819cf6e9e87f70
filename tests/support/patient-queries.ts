import { configure } from '@testing-library/react'

import { WAIT_LIMIT_MS } from './limits.ts'

// The first use of a lazy part compiles it, which a busy machine does slowly.
configure({ asyncUtilTimeout: WAIT_LIMIT_MS })
