import { afterEach, describe, expect, test, vi } from 'vitest'

import { emit } from '../../../src/stores/events.ts'
import { $loader } from '../../../src/stores/loader.ts'

afterEach(() => {
  emit('hideLoader')
})

describe('loader', () => {
  test('4.6 is off until showLoader, and off again after hideLoader', () => {
    expect($loader.get()).toEqual({ kind: 'off' })
    emit('showLoader', { label: 'Signing in' })
    expect($loader.get()).toEqual({ kind: 'on', label: 'Signing in' })
    emit('hideLoader')
    expect($loader.get()).toEqual({ kind: 'off' })
  })

  test('4.6 is not counted: two shows and one hide are off', () => {
    emit('showLoader')
    emit('showLoader')
    emit('hideLoader')
    expect($loader.get()).toEqual({ kind: 'off' })
  })

  test('4.6 hiding what is off changes nothing', () => {
    const changed = vi.fn<() => void>()
    const unbind = $loader.listen(changed)
    emit('hideLoader')
    unbind()
    expect(changed).not.toHaveBeenCalled()
  })

  test('4.6 has no label of its own without one, or with an empty one', () => {
    emit('showLoader')
    expect($loader.get()).toEqual({ kind: 'on' })
    emit('showLoader', { label: '' })
    expect($loader.get()).toEqual({ kind: 'on' })
    emit('showLoader', { label: 'Signing in' })
    emit('showLoader')
    expect($loader.get()).toEqual({ kind: 'on' })
  })
})
