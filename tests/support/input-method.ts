import { hideInputMethodKeys } from '../../src/stores/input-method.ts'

// As on every page.
hideInputMethodKeys()
