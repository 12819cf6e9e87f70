import { createHash } from 'node:crypto'

import { html, raw } from 'hono/html'

import document from '../../../contract/openapi.json' with { type: 'json' }
import {
  type Html,
  type Schema,
  schemaPart,
  table,
  typeText
} from './schema-parts.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
}

interface Content {
  content?: Record<
    string,
    { schema: Schema; examples?: Record<string, Example> }
  >
  headers?: Record<string, { description: string; example: string }>
  description?: string
}

/** The value, or where it stands. */
type Example = { value: unknown } | { $ref: string }

interface Operation {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Content>
}

const STYLE = `
body { font: 0.9375rem/1.5 system-ui, sans-serif; color: #1a211e; background: #fdfdfb; max-width: 60rem; margin: 0 auto; padding: 1rem 1.5rem 6rem; overflow-wrap: anywhere }
h2 { margin-top: 3rem; border-bottom: 1px solid #d8d8d0 }
h3 { margin: 2rem 0 .25rem; font-size: 1rem }
a { color: #1a5c43 }
table { border-collapse: collapse; width: 100%; margin: .5rem 0; font-size: .875rem }
th, td { text-align: start; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #ecece6 }
th { font-weight: 500; color: #5c665f }
td:not(:last-child) { white-space: nowrap }
nav li { display: inline-block; margin-inline-end: 1rem }
ul { padding-inline-start: 1.25rem }
nav ul { padding: 0 }
pre { margin: .5rem 0; padding: .5rem .75rem; background: #f4f4ee; font-size: .8125rem; white-space: pre-wrap }
summary { color: #1a5c43; cursor: pointer }
@media (prefers-color-scheme: dark) {
  body { color: #e6ebe8; background: #0f1512 }
  a, summary { color: #6fcfa6 }
  pre { background: #182019 }
  h2, th, td { border-color: #2a332e }
  th { color: #9aa69f }
}`

/** Nothing runs, and nothing is loaded. */
export const CONTRACT_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The contract as a page that a person reads, of its OpenAPI document. */
export async function contractPage(basePath: string): Promise<string> {
  const paths: Record<string, Record<string, Operation>> = document.paths
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      address: `${method.toUpperCase()} ${path}`,
      ...operation
    }))
  )
  const tags = [...new Set(operations.flatMap(({ tags: [tag] }) => tag ?? []))]
  const schemas: Record<string, Schema> = document.components.schemas
  const { refreshCookie } = document.components.securitySchemes
  const page = html`<!doctype html>
    <html lang="en" translate="no">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="google" content="notranslate" />
        <title>${document.info.title}</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <h1>${document.info.title}</h1>
        ${paragraphs(document.info.description)}
        ${paragraphs(`The refresh cookie is \`${refreshCookie.name}\`. ${refreshCookie.description}`)}
        <nav>
          <ul>
            ${[...tags, 'Schemas'].map(
              tag => html`<li><a href="#${tag}">${tag}</a></li>`
            )}
            <li><a href="${basePath}/openapi.json">openapi.json</a></li>
          </ul>
        </nav>
        ${tags.map(
          tag =>
            html`<h2 id="${tag}">${tag}</h2>
              ${operations
                .filter(({ tags: [own] }) => own === tag)
                .map(operationPart)}`
        )}
        <h2 id="Schemas">Schemas</h2>
        ${Object.entries(schemas).map(
          ([name, schema]) =>
            html`<h3 id="${name}">${name}</h3>
              ${schemaPart(schema)}`
        )}
      </body>
    </html>`
  return String(await page)
}

function operationPart(operation: Operation & { address: string }): Html {
  const {
    operationId,
    summary,
    address,
    description,
    parameters = []
  } = operation
  const body = schemaIn(operation.requestBody)
  return html`<section id="${operationId}">
    <h3>${summary}</h3>
    <p><code>${address}</code></p>
    ${paragraphs(description)}
    ${
      parameters.length > 0 &&
      table(
        ['Parameter', 'In', 'Values'],
        parameters.map(({ name, in: place, required, ...rest }) => [
          html`<code>${name}</code>`,
          required ? `${place}, required` : place,
          html`${typeText(rest.schema)} ${rest.description}`
        ])
      )
    }
    ${body && html`<p>Body: ${schemaPart(body)}</p>`}
    ${examplesOf(operation.requestBody)}
    ${byStatus(operation.responses).map(
      ([status, answer]) =>
        html`<p>
            <b>${status}</b> ${schemaIn(answer) && typeText(schemaIn(answer))}
          </p>
          ${lines(answer.description)}
          ${Object.entries(answer.headers ?? {}).map(
            ([name, header]) =>
              html`<p>
                <code>${name}</code>: ${header.description}
                <code>${header.example}</code>
              </p>`
          )}
          ${examplesOf(answer)}`
    )}
  </section>`
}

function examplesOf({ content = {} }: Content = {}): Html[] {
  const { examples = {} } = Object.values(content)[0] ?? {}
  return Object.entries(examples).flatMap(([name, example]) =>
    'value' in example
      ? html`<details>
          <summary>Example of ${name}</summary>
          ${raw('<pre>')}${JSON.stringify(example.value, null, 2)}${raw('</pre>')}
        </details>`
      : []
  )
}

/** What is done first, then what is refused. */
function byStatus(responses: Operation['responses']): [string, Content][] {
  const all = Object.entries(responses)
  const done = all.filter(([status]) => status.startsWith('2'))
  return [...done, ...all.filter(answer => !done.includes(answer))]
}

function paragraphs(text = ''): Html[] {
  return text
    .split('\n\n')
    .filter(part => part !== '')
    .map(part => html`<p>${part.split('`').map(codeOrText)}</p>`)
}

/** The list of the refusals, one a line. */
function lines(description = ''): Html {
  const items = description.split('\n').map(line => line.replace(/^- /u, ''))
  return html`<ul>
    ${items.map(item => html`<li>${item.split('`').map(codeOrText)}</li>`)}
  </ul>`
}

/** Every other piece between backticks is code. */
function codeOrText(piece: string, place: number): Html | string {
  return place % 2 === 1 ? html`<code>${piece}</code>` : piece
}

function schemaIn({ content = {} }: Content = {}): Schema | undefined {
  return Object.values(content)[0]?.schema
}
