import { type JSX, useLayoutEffect, useRef } from 'react'

/** How long a question has been shown before anything answers it, in ms. */
const READ_MS = 500
/** A click comes sooner after the release that causes it, in ms. */
const CLICK_MS = 50

/**
 * Nothing that was pressed before a question had been painted for half a
 * second answers it: no second Enter, no second click, no held key. An answer
 * is a submit, or a click in the footer; Escape and the close icon work at
 * once. A child of its dialog, with a key for each question; it holds
 * `data-unread` until then.
 */
export function AnswerGuard(): JSX.Element {
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const unread = mark.current
    const dialog = unread?.parentElement
    if (!dialog) return undefined
    let readAt = Infinity
    /** When the press that is under way, or has just ended, began. */
    let startedAt: number | undefined
    let forgetting: ReturnType<typeof setTimeout> | undefined

    function press(event: KeyboardEvent | PointerEvent): void {
      if (event instanceof KeyboardEvent && event.repeat) {
        if (event.key === 'Enter' && isAnswered(event)) swallow(event)
        return
      }
      clearTimeout(forgetting)
      startedAt = event.timeStamp
    }
    function release(): void {
      // It began before the question.
      startedAt ??= -Infinity
      forgetting = setTimeout(() => {
        startedAt = undefined
      }, CLICK_MS)
    }
    function answer(event: Event): void {
      // Assistive technology clicks without a press.
      const began = startedAt ?? event.timeStamp
      const isSecond = event instanceof MouseEvent && event.detail > 1
      if ((began < readAt || isSecond) && isAnswered(event)) swallow(event)
    }
    function isAnswered({ type, target }: Event): boolean {
      if (!(target instanceof Element) || !dialog?.contains(target))
        return false
      if (type === 'click') return target.closest('footer') !== null
      return !(target instanceof HTMLTextAreaElement)
    }

    const unsubscribe = new AbortController()
    const options = { capture: true, signal: unsubscribe.signal }
    for (const name of ['keydown', 'pointerdown'] as const)
      addEventListener(name, press, options)
    for (const name of ['keyup', 'pointerup'] as const)
      addEventListener(name, release, options)
    for (const name of ['click', 'submit'] as const)
      addEventListener(name, answer, options)

    let timer: ReturnType<typeof setTimeout> | undefined
    // A frame has been painted once the next one begins.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => {
          // By the clock of events.
          readAt = new Event('read').timeStamp
          unread.toggleAttribute('data-unread', false)
        }, READ_MS)
      })
    })
    return () => {
      unsubscribe.abort()
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      clearTimeout(forgetting)
    }
  }, [])
  return <span ref={mark} hidden data-unread />
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
