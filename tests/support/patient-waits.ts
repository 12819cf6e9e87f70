import { configure } from '@testing-library/react'

// The first use of a lazy part compiles it, which a busy machine does slowly.
configure({ asyncUtilTimeout: 15_000 })
