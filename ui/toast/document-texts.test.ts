import { afterEach, expect, it, vi } from 'vitest'
import { documentTexts } from './document-texts.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('gives the texts of the language', async () => {
  expect(await documentTexts(async () => ({ close: 'Жабу' }))).toEqual({ close: 'Жабу' })
  expect(await documentTexts(undefined)).toEqual({})
})

it('only logs that they cannot be fetched (E9)', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const fault = new TypeError('Failed to fetch dynamically imported module')
  expect(await documentTexts(() => Promise.reject(fault))).toEqual({})
  expect(report).toHaveBeenCalledExactlyOnceWith(fault)
})
