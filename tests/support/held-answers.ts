import type { Page, Request, Route } from '@playwright/test'

/** Answers that wait until the test has seen what stands there meanwhile. */
export interface HeldAnswers {
  /** Lets every answer come, from now on. */
  release(): Promise<void>
}

/** Holds back the answers to GETs of a path below the API base. */
export async function holdAnswers(
  page: Page,
  path: string,
  concerns: (params: URLSearchParams) => boolean = () => true
): Promise<HeldAnswers> {
  const gate = Promise.withResolvers<undefined>()
  const isMeant = (request: Request): boolean => {
    const { searchParams } = new URL(request.url())
    return request.method() === 'GET' && concerns(searchParams)
  }
  const matches = ({ pathname }: URL): boolean => pathname === `/api/${path}`
  const hold = async (route: Route): Promise<void> => {
    if (isMeant(route.request())) await gate.promise
    // A question that was called off meanwhile has no answer any more.
    await route.continue().catch(() => undefined)
  }
  await page.route(matches, hold)
  return {
    async release() {
      gate.resolve(undefined)
      await page.unroute(matches, hold)
    }
  }
}
