import type { ReactNode } from 'react'

import { config } from '../../config.ts'
import { ROOT_TARGET } from '../../routes/table.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { TopBar } from '../../ui/top-bar.tsx'
import { FindBox } from '../search/find-box.tsx'
import { TopBarMenus } from './top-bar-menus.tsx'

interface Props {
  navigation: ReactNode
  account: ReactNode
  screen: ReactNode
}

/** The layout for pages without a prerendered shell. */
export function PanelFrame(props: Props): ReactNode {
  return (
    <div className="app">
      <aside className="side">
        <a className="brand" href={ROOT_TARGET}>
          <BrandMark />
          {config.panelName}
        </a>
        {props.navigation}
        {props.account}
      </aside>
      <main className="main" id="content" tabIndex={-1}>
        <TopBar start={<FindBox />}>
          <TopBarMenus />
        </TopBar>
        {props.screen}
      </main>
    </div>
  )
}
