/** A browser as the smoke drives it: the little that all of them can. */
export interface Driver {
  newTab(): Promise<Tab>
  close(): Promise<void>
}

export interface Tab {
  /** Loads an address, and comes back when that is done. */
  open(url: string): Promise<void>
  /** The value of an expression in the page, as JSON carries it. */
  evaluate(expression: string): Promise<unknown>
  /** Moves the pointer there, and presses its button. */
  click(x: number, y: number): Promise<void>
  /** Moves the pointer there. */
  hover(x: number, y: number): Promise<void>
  /** Presses one key after the other: characters, or those of `keys`. */
  type(text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
}

/** Where a driver may put what it needs, and where downloads have to go. */
export interface Folders {
  own: string
  downloads: string
}

/** Keys without a character, by the code points of WebDriver. */
export const keys = {
  escape: '\uE00C',
  enter: '\uE007',
  tab: '\uE004'
} as const

/** The window that the smoke begins with. */
export const WINDOW = { width: 1440, height: 900 } as const
