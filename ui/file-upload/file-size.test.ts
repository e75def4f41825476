import { describe, expect, it } from 'vitest'
import { translate } from '../../locales/index.ts'
import { fileSize } from './file-size.ts'

describe('fileSize', () => {
  it.each([
    [0, '0\u00a0Б'],
    [640, '640\u00a0Б'],
    [1024, '1\u00a0КБ'],
    [1536, '1,5\u00a0КБ'],
    [300_000, '293\u00a0КБ'],
    [1024 * 1024 - 1, '1\u00a0МБ'],
    [2_480_000, '2,4\u00a0МБ'],
    [10 * 1024 * 1024, '10\u00a0МБ'],
    [5_000_000_000, '4768\u00a0МБ'],
  ])('says %d bytes as %s', (bytes, text) => {
    expect(fileSize(translate('ru'), bytes)).toBe(text)
  })

  it('writes numbers the Russian way in every language (C-4)', () => {
    expect(fileSize(translate('en'), 2_480_000)).toBe('2,4\u00a0MB')
  })
})
