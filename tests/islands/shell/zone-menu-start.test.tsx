import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { ZoneMenu } from '../../../src/islands/shell/zone-menu.tsx'

test('the own zone is looked for once the menu is opened, not before', async () => {
  const format = vi.spyOn(Intl, 'DateTimeFormat')
  render(<ZoneMenu />)
  expect(format).not.toHaveBeenCalled()
  fireEvent.click(screen.getByLabelText('Times are shown in UTC'))
  await screen.findAllByRole('radio')
  expect(format).toHaveBeenCalled()
})
