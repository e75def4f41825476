import { expect, it } from 'vitest'
import { translate } from '../../../locales/index.ts'
import { comparedWords, together } from './compared.ts'

const one = (SUM: number, BEFORE: number | null, SINCE: string | null = null) => ({ SUM, BEFORE, SINCE })

it('a sum is compared if each of its figures is, but for those that were never counted', () => {
  expect(together([one(5, 3), one(2, 4)])).toEqual({ number: 7, before: 7, since: null })
  expect(together([one(5, 3), one(0, null)])).toMatchObject({ number: 5, before: 3 })
  expect(together([one(5, 3), one(2, null)])).toMatchObject({ number: 7, before: null })
  expect(together([one(0, null)])).toMatchObject({ number: 0, before: null })
})

it('a sum says since when it is counted if all of its figures are since that day', () => {
  const [first, later] = ['2026-11-15', '2026-11-20']
  expect(together([one(5, null, first), one(2, null, first)])).toMatchObject({ before: null, since: first })
  expect(together([one(5, null, first), one(2, null, later)])).toMatchObject({ before: null, since: null })
  expect(together([one(5, 3), one(2, null, later)])).toMatchObject({ before: null, since: null })
})

it('a figure says what it was before in words, and what it cannot know', () => {
  const said = (number: number, before: number | null, since: string | null = null) =>
    comparedWords(translate('ru'), 'ru', { number, before, since }, '2026-12-01')
  expect(said(12, 5)).toBe('на 7 больше')
  expect(said(5, 1005)).toBe('на 1\u00a0000 меньше')
  expect(said(5, 5)).toBe('столько же')
  expect(said(5, null)).toBe('сравнить пока не с чем')
  expect(said(5, null, '2026-11-15')).toBe('считаем с 15 ноября')
})
