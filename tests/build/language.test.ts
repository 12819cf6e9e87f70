import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { messages as english } from '../../src/messages/english.ts'
import { messages as german } from '../../src/messages/german.ts'
import { distFolder, projectFolder } from '../support/dist.ts'
import { mayBeTranslated } from '../support/translation.ts'

/** Texts of every part of the messages, on pages and in scripts. */
function sample(texts: typeof english | typeof german): string[] {
  return [
    texts.skipToContent,
    texts.noScript,
    texts.oldBrowser,
    texts.errorPage.serverError,
    texts.login.subtitle,
    texts.users.emptyText,
    texts.words.transactionTypes.withdrawal,
    texts.drawer.missingText,
    texts.statement.moved,
    texts.actions.byAction['adjust-user'].text,
    texts.actions.unknown.title
  ]
}

let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'panel-german-'))
  await promisify(execFile)(
    join(projectFolder, 'node_modules/.bin/astro'),
    ['build', '--silent', '--outDir', folder],
    {
      cwd: projectFolder,
      env: {
        ...process.env,
        // The tests' own mode would be built in.
        NODE_ENV: 'production',
        PUBLIC_PANEL_LANGUAGE: 'de'
      }
    }
  )
})

afterAll(() => rmSync(folder, { recursive: true }))

test('a build has every text of its language', () => {
  expect(missingIn(folder, sample(german))).toEqual([])
  expect(missingIn(distFolder, sample(english))).toEqual([])
})

test('a build has no text of another language', () => {
  expect(missingIn(folder, sample(english))).toEqual(sample(english))
  expect(missingIn(distFolder, sample(german))).toEqual(sample(german))
})

test('every page says which language it is in, and which way it runs', () => {
  const pages = textsBelow(folder, /\.html$/u)
  expect(pages.length).toBeGreaterThan(8)
  const wrong = pages.filter(page => !/<html lang="de" dir="ltr"/u.test(page))
  expect(wrong).toEqual([])
})

test('no page of another language may be translated either', () => {
  const pages = textsBelow(folder, /\.html$/u)
  expect(pages.length).toBeGreaterThan(8)
  expect(pages.some(mayBeTranslated)).toBe(false)
})

test('another language is another build', () => {
  const [own, other] = [distFolder, folder].map(site =>
    readFileSync(join(site, 'builds/latest.json'), 'utf8')
  )
  expect(own).not.toBe(other)
})

/** Those of the texts that no file of a site has. */
function missingIn(site: string, texts: readonly string[]): string[] {
  const all = textsBelow(site, /\.(?:html|js)$/u).join('\n')
  return texts.filter(text => !all.includes(text))
}

function textsBelow(site: string, files: RegExp): string[] {
  return readdirSync(site, { recursive: true })
    .map(String)
    .filter(file => files.test(file))
    .map(file => readFileSync(join(site, file), 'utf8'))
}
