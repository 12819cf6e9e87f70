import { X } from 'lucide-react'
import type { JSX } from 'react'

import { messages } from '../messages.ts'

interface FilterChipProps {
  label: string
  value: string
  onRemove: () => void
}

/** An active filter: its name, its value, and a way to take it off. */
export function FilterChip({
  label,
  value,
  onRemove
}: FilterChipProps): JSX.Element {
  return (
    <span className="chip">
      <span>
        <span className="text-ink-2">{label}</span> {value}
      </span>
      <button
        type="button"
        aria-label={messages.ui.removeFilter(label)}
        onClick={onRemove}
      >
        <X size={12} strokeWidth={1.75} />
      </button>
    </span>
  )
}
