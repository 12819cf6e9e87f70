import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen
} from '@testing-library/react'
import type { JSX } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { DrawerActions } from '../../../../src/features/drawer/drawer-actions.tsx'
import type { DrawerProps } from '../../../../src/features/drawer/drawer-props.ts'
import { useNextAfterDecision } from '../../../../src/features/drawer/use-next-after-decision.ts'
import { messages } from '../../../../src/messages.ts'
import { announceChange } from '../../../../src/stores/changes.ts'

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

test.each([
  { what: 'leads to the next', decided: '42', stays: false, next: true },
  { what: 'closes behind the last', decided: '42', stays: false, next: false },
  { what: 'stays where its row does', decided: '42', stays: true, next: true },
  { what: 'stays for another row', decided: '41', stays: false, next: true }
])('after a decision a drawer $what', ({ decided, stays, next: isNext }) => {
  const calls: string[] = []
  const props = (row: object | undefined): DrawerProps<unknown> => ({
    open: true,
    id: '42',
    row,
    isNew: false,
    tab: undefined,
    onTab: () => undefined,
    canStep: { previous: true, next: isNext },
    onStep: by => calls.push(`step ${by}`),
    onClose: () => calls.push('close'),
    hrefOfOpen: id => `?open=${id}`
  })
  const drawer = renderHook(useNextAfterDecision, { initialProps: props({}) })
  act(() => announceChange(decided))
  drawer.rerender(props(stays ? {} : undefined))
  // What leaves later has left by itself.
  drawer.rerender(props(undefined))
  const goesOn = decided === '42' && !stays
  expect(calls).toEqual(goesOn ? [isNext ? 'step 1' : 'close'] : [])
})
