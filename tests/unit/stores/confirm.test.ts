import { beforeEach, describe, expect, test, vi } from 'vitest'

import {
  $confirm,
  acceptConfirm,
  addConfirmGroup,
  askConfirm,
  hideConfirm,
  rejectConfirm
} from '../../../src/stores/confirm.ts'
import { emit } from '../../../src/stores/events.ts'
import type { ConfirmOptions } from '../../../src/ui/dialog/confirm-options.ts'

const reported = vi.fn<(error: unknown) => void>()
let calls: string[] = []

/** Options whose callbacks write down their names. */
function recorded(name = ''): ConfirmOptions {
  return {
    message: 'Close the table?',
    accept: () => void calls.push(`${name}accept`),
    reject: () => void calls.push(`${name}reject`),
    onShow: () => void calls.push(`${name}onShow`),
    onHide: () => void calls.push(`${name}onHide`)
  }
}

function openId(): number {
  return $confirm.get()?.id ?? 0
}

beforeEach(() => {
  emit('close')
  calls = []
  reported.mockReset()
  vi.stubGlobal('reportError', reported)
})

describe('confirm', () => {
  test('4.7 opens on confirm, after its onShow', () => {
    const options = recorded()
    const states: unknown[] = []
    emit('confirm', {
      ...options,
      onShow: () => states.push($confirm.get())
    })
    expect(states).toEqual([undefined])
    expect($confirm.get()?.options.message).toBe('Close the table?')
  })

  test('4.7 opens although its onShow throws', () => {
    const error = new Error('broken onShow')
    askConfirm({
      onShow: () => {
        throw error
      }
    })
    expect($confirm.get()).toBeDefined()
    expect(reported).toHaveBeenCalledExactlyOnceWith(error)
  })

  test('4.7 accept closes first, then calls accept and nothing else', () => {
    const states: unknown[] = []
    askConfirm({ ...recorded(), accept: () => states.push($confirm.get()) })
    acceptConfirm(openId())
    expect(states).toEqual([undefined])
    expect(calls).toEqual(['onShow'])
  })

  test('4.7 reject closes first, then calls reject and nothing else', () => {
    const states: unknown[] = []
    askConfirm({ ...recorded(), reject: () => states.push($confirm.get()) })
    rejectConfirm(openId())
    expect(states).toEqual([undefined])
    expect(calls).toEqual(['onShow'])
  })

  test('4.7 hiding without an answer calls onHide, not reject', () => {
    askConfirm(recorded())
    hideConfirm(openId())
    expect($confirm.get()).toBeUndefined()
    expect(calls).toEqual(['onShow', 'onHide'])
  })

  test('4.7 close closes and calls nothing', () => {
    askConfirm(recorded())
    emit('close')
    expect($confirm.get()).toBeUndefined()
    expect(calls).toEqual(['onShow'])
  })

  test('4.7 calls accept once per opening, however often it is clicked', () => {
    askConfirm(recorded())
    const id = openId()
    acceptConfirm(id)
    acceptConfirm(id)
    rejectConfirm(id)
    hideConfirm(id)
    expect(calls).toEqual(['onShow', 'accept'])
  })

  test('4.7 a second confirm replaces the first in place', () => {
    askConfirm(recorded('first '))
    const first = $confirm.get()
    askConfirm(recorded('second '))
    const second = $confirm.get()
    expect(second?.id).not.toBe(first?.id)
    expect(second?.opening).toBe(first?.opening)

    acceptConfirm(first?.id ?? 0)
    expect($confirm.get()).toBe(second)
    acceptConfirm(second?.id ?? 0)
    expect(calls).toEqual(['first onShow', 'second onShow', 'second accept'])
  })

  test('4.7 a confirm that is asked inside accept stays open', () => {
    askConfirm({
      ...recorded('outer '),
      accept: () => askConfirm(recorded('inner '))
    })
    const outer = $confirm.get()
    acceptConfirm(outer?.id ?? 0)
    expect($confirm.get()?.opening).not.toBe(outer?.opening)
    acceptConfirm(openId())
    expect(calls).toEqual(['outer onShow', 'inner onShow', 'inner accept'])
    expect($confirm.get()).toBeUndefined()
  })

  test('4.7 is closed already when accept throws, and the error reported', () => {
    const error = new Error('broken accept')
    askConfirm({
      accept: () => {
        throw error
      }
    })
    acceptConfirm(openId())
    expect($confirm.get()).toBeUndefined()
    expect(reported).toHaveBeenCalledExactlyOnceWith(error)
  })

  test('4.7 answers without callbacks only close', () => {
    for (const answer of [acceptConfirm, rejectConfirm, hideConfirm]) {
      askConfirm({ message: 'Close the table?' })
      answer(openId())
      expect($confirm.get()).toBeUndefined()
    }
  })

  test('4.7 does nothing for a group that no host shows', () => {
    askConfirm(recorded('open '))
    const open = $confirm.get()
    askConfirm({ ...recorded(), group: 'nobody' })
    expect($confirm.get()).toBe(open)
    expect(calls).toEqual(['open onShow'])
  })

  test('4.7 opens for a group while its host is there; close ends it', () => {
    const removeGroup = addConfirmGroup('cashier')
    askConfirm({ group: 'cashier' })
    expect($confirm.get()?.options.group).toBe('cashier')
    emit('close')
    expect($confirm.get()).toBeUndefined()
    removeGroup()
    askConfirm({ group: 'cashier' })
    expect($confirm.get()).toBeUndefined()
  })

  test('4.7 does nothing for missing options', () => {
    // @ts-expect-error -- an untyped caller
    emit('confirm')
    expect($confirm.get()).toBeUndefined()
    expect(reported).not.toHaveBeenCalled()
  })
})
