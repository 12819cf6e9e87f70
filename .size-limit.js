import { builtScripts } from './tests/support/built-scripts.ts'

const USERS = 'users.html'
const scripts = builtScripts('dist')

/** What a page has beyond `/users`. */
const screen = (name, page, limit) => ({
  name: `${name}, beyond /users`,
  path: scripts.moreThan(page, USERS),
  limit
})

/** Modules that load when a part is first shown, with what they need. */
const part = (name, modules, limit) => {
  const files = modules.flatMap(module => scripts.ofPart(module, USERS))
  return { name: `${name}, when first shown`, path: [...new Set(files)], limit }
}

// Brotli bytes, 56.9 kB of them React on every page. Where more was reached
// than is wanted, the limit is that and less than 1 % more: the names of files in
// them change with each build, and 0.1 kB with those. Looks are words in the
// markup, 7 kB of /users (src/decisions/0023-looks-in-the-markup.md).
export default [
  // Wanted: 105 kB. The rest is what a list shows at once, its checks, and
  // what paints its rows before React and asks for the next ones; 0.5 kB of
  // that paints cards in bits, and keeps what is ticked before React is there.
  { name: '/users', path: scripts.ofPage(USERS), limit: '143.3 kB' },
  // What paints its rows; React and all that hears a press come behind them.
  {
    name: '/users, up to its rows',
    path: scripts.ofHead(USERS),
    limit: '42.9 kB'
  },
  // Wanted: 75 kB. Nothing more is loaded until somebody comes near.
  {
    name: '/login, until somebody is there',
    path: scripts.ofHead('login.html'),
    limit: '24.9 kB'
  },
  // Session, guard and client are those of the panel.
  {
    name: '/login, with all that it renders',
    path: scripts.ofPage('login.html'),
    limit: '97.9 kB'
  },
  // Wanted: 12 kB. What every page shows; all utilities come with what is opened.
  {
    name: 'The style sheet of every page',
    path: 'dist/_astro/document.*.css',
    limit: '15.6 kB'
  },
  // Wanted for a screen: 12 kB. It has columns, filters and actions.
  screen('/admins', 'admins.html', '12 kB'),
  screen('/games', 'games.html', '12 kB'),
  screen('/system-wallets', 'system-wallets.html', '12 kB'),
  screen('/users/:id/transactions', 'users/_/transactions.html', '16.7 kB'),
  screen(
    '/system-wallets/transactions',
    'system-wallets/transactions.html',
    '12.3 kB'
  ),
  // Comes with the first menu, so that the second one waits for nothing.
  part('Menus and editors of a list', ['layers'], '13.4 kB'),
  // These three bring the dialog library, 8 kB, unless it is there already.
  part('Palette', ['palette'], '15.1 kB'),
  part('Export', ['export-dialog'], '18.9 kB'),
  // Every form with its checks, its review and what it may be answered. The
  // list of actions is a file apart from its engine, which compresses less well.
  // Fields and steps are a file apart too: they are also those of many rows.
  part('Forms of actions', ['action-dialog', 'actions'], '47.2 kB'),
  // Comes when its place is seen: on a phone, when somebody unfolds it.
  part('Chart', ['net-chart-panel'], '6.2 kB')
]
