import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { translate } from '../../locales/index.ts'
import { type Locale, locales } from '../../locales/locale.ts'
import { visibilityWords } from './visibility-words.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-10') }))
afterEach(() => void vi.useRealTimers())

const inAll = (visibility: Parameters<typeof visibilityWords>[0]) =>
  locales.map((locale: Locale) => visibilityWords(visibility, translate(locale), locale))

it('says the days of a block in each language', () => {
  expect(inAll({ from: '2026-12-01', to: '2026-12-31' })).toEqual([
    'с 1 по 31 декабря',
    '1–31 желтоқсан',
    '1–31-dekabr',
    'from 1 to 31 December',
  ])
  expect(inAll({ from: '2026-12-20', to: '2027-01-10' })).toEqual([
    'с 20 декабря по 10 января 2027',
    '20 желтоқсан – 10 қаңтар 2027',
    '20-dekabr – 2027-yil 10-yanvar',
    'from 20 December to 10 January 2027',
  ])
  expect(inAll({ from: '2027-01-01', to: '2027-01-31' })[2]).toBe('2027-yil 1-yanvar – 2027-yil 31-yanvar')
  expect(inAll({ to: '2026-12-31' })[0]).toBe('по 31 декабря')
  expect(inAll({ from: '2026-12-20' })[2]).toBe('boshlanishi: 20-dekabr')
  expect(inAll({})).toEqual(['', '', '', ''])
})
