// jsdom lays nothing out: no size ever changes, all is in view, no query of
// the window's width is met.

globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.IntersectionObserver = class {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  readonly #listener: IntersectionObserverCallback
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(listener: IntersectionObserverCallback) {
    this.#listener = listener
  }

  observe(): void {
    const entry = { isIntersecting: true } as IntersectionObserverEntry
    this.#timer = setTimeout(() => this.#listener([entry], this))
  }

  unobserve(): void {}

  disconnect(): void {
    clearTimeout(this.#timer)
  }

  takeRecords(): IntersectionObserverEntry[] {
    return []
  }
}

globalThis.matchMedia = media =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined
  })
