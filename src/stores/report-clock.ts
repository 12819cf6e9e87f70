import { messages } from '../messages.ts'
import { read, save } from './preferences/tab-memory.ts'
import { dismissToast, $toasts, showToast } from './toasts.ts'
import { TOLERATED_MS } from './watch-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The offset, in ms, whose notice was dismissed in this tab. */
const DISMISSED = 'panel.clockNoticeDismissed'

const texts = messages.wrongClock
let shown: number | undefined

/**
 * Says by how much this machine's clock is off, or withdraws that once it is
 * right. `offset`: how far the server's clock is ahead, in ms.
 */
export function reportClock(offset: number): void {
  const before = shown
  shown = undefined
  if (before !== undefined) dismissToast(before)
  const dismissed = Number(read(DISMISSED))
  if (isSame(offset, 0) || isSame(offset, dismissed)) return
  const id = showToast({
    tone: 'unknown',
    title: titleOf(offset),
    text: texts.text
  })
  shown = id
  const stop = $toasts.listen(toasts => {
    if (toasts.some(toast => toast.id === id)) return
    stop()
    if (shown === id) save(DISMISSED, String(offset))
  })
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= TOLERATED_MS
}

/** In the largest unit of which there are two. */
function titleOf(offset: number): string {
  const { minutes, hours, days } = texts[offset > 0 ? 'behind' : 'ahead']
  const size = Math.abs(offset)
  if (size < 2 * HOUR) return minutes(Math.floor(size / MINUTE))
  return size < 2 * DAY
    ? hours(Math.round(size / HOUR))
    : days(Math.round(size / DAY))
}
