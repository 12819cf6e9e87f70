export const keys = {
  title: 'Keyboard shortcuts',
  allow: 'Single-key shortcuts',
  allowHint: (commandKey: string) =>
    `Keys without ${commandKey}, like g and r. Saved in this browser.`,
  off: 'off',
  anywhere: 'Anywhere',
  goTo: 'Go to',
  goSaid: 'Press the key of a screen',
  inList: 'In a list',
  results: 'Results of actions',
  close: 'Close what is open',
  nextRow: 'Next and previous row',
  edgeRow: 'First and last row',
  openRow: 'Open the row',
  chooseRow: 'Select the row',
  chooseRows: 'Select up to here',
  dropRows: 'Clear the selection',
  /** As printed on the keys. */
  caps: {
    control: 'Ctrl',
    shift: 'Shift',
    space: 'Space',
    enter: 'Enter',
    escape: 'Esc',
    home: 'Home',
    end: 'End'
  }
}

export const palette = {
  find: 'Find or go to',
  placeholder: 'Screen, name, id, reference or action',
  results: 'Results',
  exact: 'Exact match',
  recent: 'Recent',
  screens: 'Screens',
  here: 'On this screen',
  panel: 'Panel',
  entries: 'Transactions',
  /** Of a section that has more. */
  first: (title: string, count: number) => `${title}, first ${count}`,
  showTimesIn: (zone: string) => `Show times in ${zone}`,
  searching: 'Searching',
  nothing: (text: string) => `Nothing found for “${text}”.`,
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  failed: (titles: string) => `${titles} could not be searched.`,
  choose: 'choose',
  open: 'open',
  newTab: 'new tab'
}
