/** What a page has noted of itself; times in ms since it was asked for. */
export interface ProbeNotes {
  /** The frame that showed 25 rows. */
  rowsAt: number
  /** The task behind the frame in which the login's first field takes text. */
  loginAt: number
  largestPaint: number
  /** What was painted then: its tag, class and first words. */
  largest: string
  layoutShift: number
  /** The long tasks so far, ms each, and when they began. */
  tasks: { start: number; ms: number }[]
}

/** What a press changes: the rows of the table, or a dialog that opens. */
export type Change = 'rows' | 'dialog'

/** What the probe leaves on a page, as `panelBench`. */
export interface PageProbe {
  notes: ProbeNotes
  /** The rows or the login are there. */
  ready: Promise<void>
  /** Waits for the next such event, and for the frame with the change. */
  watch(event: 'click' | 'input', change: Change): void
  /** From the event watched for to its frame, ms. */
  took: Promise<number>
}

/**
 * Notes from inside a page when something was shown: each change of the
 * document is looked at as it happens, and a time is taken in the task that
 * follows the frame. Runs before the page, as text: it may use nothing from
 * outside its own body.
 */
export function probePage(): void {
  const notes: ProbeNotes = {
    rowsAt: 0,
    loginAt: 0,
    largestPaint: 0,
    largest: '',
    layoutShift: 0,
    tasks: []
  }
  const looks = new Set<() => boolean>()
  const shown = Promise.withResolvers<void>()
  const probe: PageProbe = {
    notes,
    ready: shown.promise,
    took: Promise.resolve(0),
    watch(event, change) {
      const before = signs[change]()
      let start = 0
      addEventListener(event, ({ timeStamp }) => (start = timeStamp), {
        capture: true,
        once: true
      })
      probe.took = new Promise(resolve => {
        looks.add(() => {
          const now = signs[change]()
          if (start === 0 || now === '' || now === before) return false
          afterFrame(end => resolve(end - start))
          return true
        })
      })
    }
  }

  const rows = (): NodeListOf<Element> =>
    document.querySelectorAll('tbody:not([data-coming]) > tr')
  const signs: Record<Change, () => string> = {
    rows() {
      const all = rows()
      if (all.length === 0) return ''
      return `${all.length} ${all[0]?.textContent} ${all[all.length - 1]?.textContent}`
    },
    dialog: () =>
      document.querySelector('[role="dialog"], [role="alertdialog"]')
        ? 'open'
        : ''
  }

  function afterFrame(then: (now: number) => void): void {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => then(performance.now()))
      port1.start()
      port2.postMessage('')
    })
  }

  looks.add(() => {
    if (rows().length < 25) return false
    afterFrame(now => {
      notes.rowsAt = now
      shown.resolve()
    })
    return true
  })
  looks.add(() => {
    if (!document.querySelector('input[name="email"]:enabled')) return false
    afterFrame(now => {
      notes.loginAt = now
      shown.resolve()
    })
    return true
  })
  new MutationObserver(() => {
    for (const look of looks) if (look()) looks.delete(look)
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['disabled', 'role']
  })

  function observe(
    type: string,
    note: (entry: PerformanceEntry) => void
  ): void {
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({
      type,
      buffered: true
    })
  }
  observe('largest-contentful-paint', entry => {
    notes.largestPaint = entry.startTime
    const element: unknown = Reflect.get(entry, 'element')
    if (!(element instanceof Element)) return
    const { localName, className, textContent } = element
    notes.largest = `${localName}.${className} "${textContent.slice(0, 30)}"`
  })
  observe('longtask', ({ startTime, duration }) =>
    notes.tasks.push({ start: startTime, ms: duration })
  )
  observe('layout-shift', entry => {
    if (!Reflect.get(entry, 'hadRecentInput')) {
      notes.layoutShift += Number(Reflect.get(entry, 'value'))
    }
  })
  Reflect.set(globalThis, 'panelBench', probe)
}
