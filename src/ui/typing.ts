import type { ChangeEvent, CompositionEvent } from 'react'

/** While an input method composes, a text has letters that nobody means yet. */
export type Typing = 'composing' | 'complete'

interface TypingHandlers {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void
}

/** For a text that is searched for while it is typed. */
export function typingHandlers(
  onText: (text: string, typing: Typing) => void
): TypingHandlers {
  return {
    onChange({ target, nativeEvent }) {
      const isComposing =
        nativeEvent instanceof InputEvent && nativeEvent.isComposing
      onText(target.value, isComposing ? 'composing' : 'complete')
    },
    // Chrome reports the last change before it, and no other.
    onCompositionEnd: ({ currentTarget }) =>
      onText(currentTarget.value, 'complete')
  }
}
