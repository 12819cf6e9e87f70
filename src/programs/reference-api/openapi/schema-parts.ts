import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** The keywords of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  description?: string
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
}

/** The fields of a schema as a table, or what its values are. */
export function schemaPart(schema: Schema): Html {
  const { properties = {}, required = [], description } = schema
  const fields = Object.entries(properties)
  const choices = schema.anyOf ?? schema.oneOf
  if (fields.length > 0) {
    return table(
      ['Field', '', 'Values'],
      fields.map(([name, field]) => [
        html`<code>${name}</code>`,
        required.includes(name) ? 'required' : '',
        html`${typeText(field)} ${field.description}`
      ])
    )
  }
  if (choices?.some(choice => choice.properties)) {
    return html`${choices.map(schemaPart)}`
  }
  return html`<p>${typeText(schema)} ${description}</p>`
}

export function table(heads: string[], rows: (Html | string)[][]): Html {
  return html`<table>
    <thead>
      <tr>
        ${heads.map(head => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        cells =>
          html`<tr>
            ${cells.map(cell => html`<td>${cell}</td>`)}
          </tr>`
      )}
    </tbody>
  </table>`
}

/** What a value may be, in a line. */
export function typeText(schema: Schema = {}): Html {
  const { $ref, items, format, pattern, minLength, maxLength } = schema
  const name = $ref?.split('/').at(-1)
  if (name !== undefined) return html`<a href="#${name}">${name}</a>`
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return joined(choices.map(typeText), ' or ')
  if ('const' in schema) return html`<code>${String(schema.const)}</code>`
  if (schema.enum) {
    const values = schema.enum.map(value => html`<code>${String(value)}</code>`)
    return joined(values, ', ')
  }
  if (items) return html`list of ${typeText(items)}`
  const names = Object.keys(schema.properties ?? {})
  if (names.length > 0) {
    const fields = Object.values(schema.properties ?? {}).map(typeText)
    return joined(
      names.map((field, place) => html`<code>${field}</code> ${fields[place]}`),
      '; '
    )
  }
  const bounds =
    maxLength === undefined
      ? minLength && 'not empty'
      : `${minLength ?? 0} to ${maxLength} characters`
  const types = [schema.type].flat().join(' or ')
  return html`${[types, format, bounds].filter(Boolean).join(', ')}
  ${pattern && html`<code>${pattern}</code>`}`
}

function joined(parts: Html[], between: string): Html {
  return html`${parts.map((part, place) => html`${place > 0 && between}${part}`)}`
}
