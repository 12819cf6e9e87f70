import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { ZoneMenu } from '../../../src/islands/shell/top-bar-menus.tsx'

// What React still has to do ends with the page.
afterEach(cleanup)

test('the own zone is looked for once the menu is opened, not before', async () => {
  const format = vi.spyOn(Intl, 'DateTimeFormat')
  render(<ZoneMenu />)
  expect(format).not.toHaveBeenCalled()
  fireEvent.click(screen.getByLabelText('Times are shown in UTC'))
  await screen.findAllByRole('radio')
  expect(format).toHaveBeenCalled()
})
