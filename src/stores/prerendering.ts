/** Whether the browser prerenders this page (speculation rules). */
export function isPrerendered(): boolean {
  return (
    typeof document === 'object' &&
    Reflect.get(document, 'prerendering') === true
  )
}

export function onceShown(): Promise<void> {
  return new Promise(resolve => {
    const show = (): void => resolve()
    document.addEventListener('prerenderingchange', show, { once: true })
  })
}
