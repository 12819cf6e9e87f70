import { vi } from 'vitest'

// Nothing is painted in jsdom: a question is answered at once. What it waits
// for is tried in `answer-guard.test.tsx`, and in a browser.
vi.mock('../../src/ui/dialog/answer-guard.tsx', () => ({
  AnswerGuard: () => null
}))
