import { beforeEach, describe, expect, test, vi } from 'vitest'

import { emit, on } from '../../../src/stores/events.ts'

const reported = vi.fn<(error: unknown) => void>()

beforeEach(() => {
  reported.mockReset()
  vi.stubGlobal('reportError', reported)
})

describe('events', () => {
  test('4.4 admin-logout carries the id', () => {
    const ids: string[] = []
    const unbind = on('admin-logout', ({ id }) => ids.push(id))
    emit('admin-logout', { id: 'a1' })
    unbind()
    expect(ids).toEqual(['a1'])
  })

  test('4.4 calls listeners at once, in order of registration', () => {
    const calls: string[] = []
    const unbinds = ['first', 'second', 'third'].map(name =>
      on('admin-login', () => calls.push(name))
    )
    emit('admin-login')
    expect(calls).toEqual(['first', 'second', 'third'])
    for (const unbind of unbinds) unbind()
  })

  test('4.4 a listener that throws does not stop the others', () => {
    const error = new Error('broken listener')
    const last = vi.fn<() => void>()
    const unbinds = [
      on('need-logout', () => {
        throw error
      }),
      on('need-logout', last)
    ]
    emit('need-logout')
    expect(last).toHaveBeenCalledOnce()
    expect(reported).toHaveBeenCalledExactlyOnceWith(error)
    for (const unbind of unbinds) unbind()
  })

  test('reports to the console where there is no reportError', () => {
    vi.stubGlobal('reportError', undefined)
    const printed = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const error = new Error('broken listener')
    const unbind = on('close', () => {
      throw error
    })
    emit('close')
    unbind()
    expect(printed).toHaveBeenCalledExactlyOnceWith(error)
  })

  test('calls nobody after its unbind, and each registration once', () => {
    const listener = vi.fn<() => void>()
    const unbindFirst = on('close', listener)
    const unbindSecond = on('close', listener)
    unbindFirst()
    unbindFirst()
    emit('close')
    expect(listener).toHaveBeenCalledOnce()
    unbindSecond()
    emit('close')
    expect(listener).toHaveBeenCalledOnce()
  })

  test('a listener added meanwhile waits for the next time', () => {
    const late = vi.fn<() => void>()
    const unbinds: (() => void)[] = []
    unbinds.push(on('close', () => unbinds.push(on('close', late))))
    emit('close')
    expect(late).not.toHaveBeenCalled()
    emit('close')
    expect(late).toHaveBeenCalledOnce()
    for (const unbind of unbinds) unbind()
  })

  test('a listener removed meanwhile is not called any more', () => {
    const removed = vi.fn<() => void>()
    const unbinds: (() => void)[] = []
    unbinds.push(on('close', () => unbinds[1]?.()))
    unbinds.push(on('close', removed))
    const last = vi.fn<() => void>()
    unbinds.push(on('close', last))
    emit('close')
    expect(removed).not.toHaveBeenCalled()
    expect(last).toHaveBeenCalledOnce()
    for (const unbind of unbinds) unbind()
  })

  test('a module that is loaded twice shares the bus and the stores', async () => {
    const { $confirm } = await import('../../../src/stores/confirm.ts')
    const { $loader } = await import('../../../src/stores/loader.ts')
    vi.resetModules()
    const again = {
      ...(await import('../../../src/stores/events.ts')),
      ...(await import('../../../src/stores/confirm.ts')),
      ...(await import('../../../src/stores/loader.ts'))
    }
    expect(again.emit).not.toBe(emit)

    const onShow = vi.fn<() => void>()
    again.askConfirm({ onShow })
    again.emit('showLoader')
    expect(onShow).toHaveBeenCalledOnce()
    expect($confirm.get()).toBe(again.$confirm.get())
    expect($loader.get()).toEqual({ kind: 'on' })
    emit('close')
    emit('hideLoader')
    expect(again.$confirm.get()).toBeUndefined()
    expect(again.$loader.get()).toEqual({ kind: 'off' })
  })
})
