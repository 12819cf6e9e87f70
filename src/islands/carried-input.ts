type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The fields of an island before it is rendered anew. */
export interface CarriedInput {
  fields: readonly Field[]
  focused: Element | null
}

export function inputOf(island: Element): CarriedInput {
  return { fields: fieldsOf(island), focused: document.activeElement }
}

export interface CarriedField {
  field: Field
  value: string
}

/** What is under a press that has not ended. */
let pressed: EventTarget | null = null

const options = { capture: true }
addEventListener(
  'pointerdown',
  ({ target }) => {
    pressed = target
  },
  options
)
for (const name of ['pointerup', 'pointercancel'] as const) {
  addEventListener(
    name,
    () => {
      pressed = null
    },
    options
  )
}

/**
 * Moves what was typed, and the focus, from fields that are gone to those that
 * replace them.
 */
export function carryInput(
  { fields, focused }: CarriedInput,
  island: Element
): CarriedField[] {
  const gone = fields.filter(field => !field.isConnected)
  if (gone.length === 0) return []
  const free = fieldsOf(island).filter(field => !fields.includes(field))
  const carried: CarriedField[] = []
  for (const old of gone) {
    const place = free.findIndex(field => nameOf(field) === nameOf(old))
    const [field] = place < 0 ? [] : free.splice(place, 1)
    if (!field) continue
    if (isEdited(old)) {
      setValue(field, old.value)
      carried.push({ field, value: old.value })
    }
    if (old === focused) focus(field, old)
    // A press hydrates an island before the browser moves the focus, and would
    // move it to what is left around the field that is gone.
    if (old === pressed)
      addEventListener('pointerup', () => focus(field, old), { once: true })
  }
  return carried
}

/** Lets React hear of what was carried, as of typing. */
export function reportInput(carried: readonly CarriedField[]): void {
  for (const { field, value } of carried) {
    setValue(field, value)
    const name = field instanceof HTMLSelectElement ? 'change' : 'input'
    field.dispatchEvent(new Event(name, { bubbles: true }))
  }
}

function fieldsOf(island: Element): Field[] {
  return [...island.querySelectorAll<Field>('input, textarea, select')].filter(
    ({ type }) => type !== 'checkbox' && type !== 'radio'
  )
}

/** Ids are React's own, and differ each time. */
function nameOf(field: Field): string {
  return [field.localName, field.name, field.ariaLabel].join(' ')
}

function isEdited(field: Field): boolean {
  return field instanceof HTMLSelectElement
    ? !field.selectedOptions[0]?.defaultSelected
    : field.value !== field.defaultValue
}

/** By the prototype: React takes a change by the element's own setter as its own. */
function setValue(field: Field, value: string): void {
  Reflect.set(Object(Object.getPrototypeOf(field)), 'value', value, field)
}

function focus(field: Field, old: Field): void {
  field.focus({ preventScroll: true })
  if (field instanceof HTMLSelectElement || old instanceof HTMLSelectElement)
    return
  // The type `email` has no selection.
  if (old.selectionStart === null || field.selectionStart === null) return
  field.setSelectionRange(old.selectionStart, old.selectionEnd)
}
