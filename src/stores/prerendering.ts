/** Whether the browser loads this page ahead of a click that may not come. */
export function isPrerendered(): boolean {
  return (
    typeof document === 'object' &&
    Reflect.get(document, 'prerendering') === true
  )
}

/** Waits until a page that was loaded ahead is looked at. */
export function onceShown(): Promise<void> {
  return new Promise(resolve => {
    const show = (): void => resolve()
    document.addEventListener('prerenderingchange', show, { once: true })
  })
}
