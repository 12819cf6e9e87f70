import { configure } from '@testing-library/react'

import { PATIENCE_MS } from './patient-waits.ts'

// The first use of a lazy part compiles it, which a busy machine does slowly.
configure({ asyncUtilTimeout: PATIENCE_MS })
