import { writeFile } from 'node:fs/promises'

import { openapiDocument } from './openapi-document.ts'

const file = new URL('../../../contract/openapi.json', import.meta.url)
await writeFile(file, `${JSON.stringify(await openapiDocument(), null, 2)}\n`)
