import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'

import { metaPolicy, contentPolicy } from './content-policy.ts'
import type { ContentPolicy } from './content-policy.ts'
import { inlineHashes } from './inline-hashes.ts'
import { pageFiles } from './page-files.ts'
import { StartError } from './start-error.ts'

/** A policy in a page governs only what comes after it. */
const PLACE = '<meta charset="utf-8">'

export function readSitePolicy(
  folder: string,
  apiBaseUrl: string
): ContentPolicy {
  const pages = pageFiles(folder).map(file => readFileSync(file, 'utf8'))
  return contentPolicy({ apiBaseUrl, ...inlineHashes(pages) })
}

/** For hosts that set no headers. Throws a `StartError` without `PLACE`. */
export async function writePolicyTags(
  folder: string,
  policy: ContentPolicy
): Promise<void> {
  const tag = policyTag(policy)
  await Promise.all(
    pageFiles(folder).map(async file => {
      const page = await readFile(file, 'utf8')
      if (!page.includes(PLACE)) {
        throw new StartError(`No place for the policy in ${file}.`)
      }
      await writeFile(
        file,
        page.replace(PLACE, () => PLACE + tag)
      )
    })
  )
}

/** Throws a `StartError` if pages have another policy: browsers obey both. */
export function checkPolicyTags(folder: string, policy: ContentPolicy): void {
  const tag = policyTag(policy)
  for (const file of pageFiles(folder)) {
    if (!readFileSync(file, 'utf8').includes(tag)) {
      throw new StartError(
        `${file} was built with other settings: run npm run build.`
      )
    }
  }
}

function policyTag(policy: ContentPolicy): string {
  const content = metaPolicy(policy)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
  return `<meta http-equiv="content-security-policy" content="${content}">`
}
