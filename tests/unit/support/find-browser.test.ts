import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { findBrowser, findWholeBrowser } from '../../support/find-browser.ts'

let folder: string
let told: string[]
const tell = (line: string): void => void told.push(line)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'panel-browser-'))
  makeProgram('broken/chromium', 1)
  makeProgram('good/chromium', 0)
  makeProgram('headless/chromium-headless-shell', 0)
})

beforeEach(() => {
  told = []
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('the browser of the tests', () => {
  test('is the one of CHROMIUM when it starts', () => {
    const environment = { CHROMIUM: at('good/chromium') }
    expect(findBrowser(environment, tell)).toBe(at('good/chromium'))
    expect(told).toEqual([])
  })

  test.each(['gone/chromium', 'broken/chromium'])(
    'is an installed one, after one line, when CHROMIUM is %s',
    name => {
      const PATH = [at('broken'), at('good')].join(delimiter)
      const environment = { CHROMIUM: at(name), PATH }
      expect(findBrowser(environment, tell)).toBe(at('good/chromium'))
      expect(told).toEqual([
        `CHROMIUM is ${at(name)}, which does not start: looking on.`
      ])
    }
  )

  test('is looked for in one way after the other', () => {
    const asked: string[] = []
    const way = (name: string) => () => {
      asked.push(name)
      return [at(name)]
    }
    const names = ['gone/chromium', 'broken/chromium', 'good/chromium', 'last']
    expect(findBrowser({}, tell, names.map(way))).toBe(at('good/chromium'))
    expect(asked).toEqual(names.slice(0, 3))
  })

  test('is the headless one, but where a whole one is needed', () => {
    const PATH = [at('good'), at('headless')].join(delimiter)
    const headless = at('headless/chromium-headless-shell')
    expect(findBrowser({ PATH }, tell)).toBe(headless)
    const environment = { CHROMIUM: headless, PATH }
    expect(findWholeBrowser(environment)).toBe(at('good/chromium'))
  })

  test('is asked for in one line when there is none', () => {
    const ways = [() => [], () => [at('broken/chromium')]]
    expect(() => findBrowser({}, tell, ways)).toThrow(
      /^No Chromium starts here: install one, or set CHROMIUM to its path\.$/
    )
  })
})

function at(name: string): string {
  return join(folder, name)
}

function makeProgram(name: string, exitCode: number): void {
  mkdirSync(join(at(name), '..'), { recursive: true })
  writeFileSync(at(name), `#!/bin/sh\nexit ${exitCode}\n`)
  chmodSync(at(name), 0o755)
}
