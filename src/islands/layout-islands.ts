// One file for all islands of the layout, as each file costs a request.
export { FindBox } from './search/find-box.tsx'
export { Navigation } from './shell/navigation.tsx'
export { SessionMenu } from './shell/session-menu.tsx'
export { TopBarMenus } from './shell/top-bar-menus.tsx'
