import type { Page } from '@playwright/test'

import { expect } from './test.ts'

/** What is said aloud in a page from now on. */
export interface Said {
  /** Forgets what was said so far. */
  forget: () => Promise<void>
  /** What was said since, in its order. */
  texts: () => Promise<string[]>
}

const KEPT = 'saidAloud'

/**
 * Listens to the live regions of the shown document: writes down what each
 * of them comes to say, and what a region is there with.
 */
export async function listen(page: Page): Promise<Said> {
  await page.evaluate(kept => {
    const regions =
      'output, [role="status"], [role="alert"], [role="log"], [aria-live]'
    const said: string[] = []
    const last = new Map<Element, string>()
    Reflect.set(globalThis, kept, said)
    // What the parts say together, without what is only drawn.
    const textOf = (region: Element): string => {
      const copy = region.cloneNode(true)
      if (!(copy instanceof Element)) return ''
      for (const part of copy.querySelectorAll(
        '[aria-hidden="true"], button, [role="timer"], [aria-live="off"]'
      )) {
        part.remove()
      }
      return copy.textContent.replace(/\s+/gu, ' ').trim()
    }
    const hear = (region: Element): void => {
      if (region.parentElement?.closest(regions)) return
      const text = textOf(region)
      // What a modal layer has hidden says nothing, now and afterwards.
      const isSilent =
        region.closest('[aria-hidden="true"], [inert]') !== null ||
        region.getAttribute('aria-live') === 'off'
      if (!isSilent && text !== '' && text !== last.get(region)) {
        said.push(text)
      }
      last.set(region, text)
    }
    for (const region of document.querySelectorAll(regions)) {
      last.set(region, textOf(region))
    }
    const observer = new MutationObserver(records => {
      const changed = new Set<Element>()
      for (const { target, addedNodes } of records) {
        const element =
          target instanceof Element ? target : target.parentElement
        const region = element?.closest(regions)
        if (region) changed.add(region)
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue
          // One that is there with its text is only heard as one of these.
          for (const inside of [node, ...node.querySelectorAll(regions)]) {
            if (inside.matches('output, [role="status"], [role="alert"]')) {
              changed.add(inside)
            }
          }
        }
      }
      for (const region of changed) if (region.isConnected) hear(region)
    })
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true
    })
  }, KEPT)
  const texts = (): Promise<string[]> =>
    page.evaluate(kept => [...Reflect.get(globalThis, kept)], KEPT)
  return {
    texts,
    forget: () =>
      page.evaluate(kept => {
        Reflect.get(globalThis, kept).length = 0
      }, KEPT)
  }
}

/** These texts are said, each of them once, and no other. */
export async function expectSaid(
  said: Said,
  ...texts: (string | RegExp)[]
): Promise<void> {
  await expect.poll(() => said.texts()).toHaveLength(texts.length)
  for (const [place, text] of texts.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const heard = (await said.texts())[place]
    if (typeof text === 'string') expect(heard).toBe(text)
    else expect(heard).toMatch(text)
  }
}
