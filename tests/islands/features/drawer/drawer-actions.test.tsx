import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { JSX } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { DrawerActions } from '../../../../src/features/drawer/drawer-actions.tsx'
import { messages } from '../../../../src/messages.ts'

const { next, previous } = messages.drawer

afterEach(cleanup)

test('the buttons of a drawer step by their names, where there is a row', () => {
  const onStep = vi.fn<(by: -1 | 1) => void>()
  const press = (name: string): boolean =>
    fireEvent.click(screen.getByRole('button', { name }))
  const drawer = (canStep: {
    previous: boolean
    next: boolean
  }): JSX.Element => <DrawerActions part={{ id: '42', onStep, canStep }} />
  const { rerender } = render(drawer({ previous: true, next: true }))
  press(next)
  press(previous)
  expect(onStep.mock.calls).toEqual([[1], [-1]])
  rerender(drawer({ previous: false, next: true }))
  press(previous)
  expect(onStep).toHaveBeenCalledTimes(2)
})
