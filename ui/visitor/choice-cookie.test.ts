import { expect, test } from 'vitest'
import { locales } from '../../locales/locale.ts'
import { choiceCookie } from './choice-cookie.ts'

test.each(locales)(
  'the choice of %s is kept 365 days, for visits that begin elsewhere too (C-2)',
  (locale) => {
    expect(choiceCookie('locale', locale)).toBe(
      `locale=${locale}; Max-Age=${365 * 86_400}; Path=/; SameSite=Lax`,
    )
  },
)

test('an empty choice is forgotten', () => {
  expect(choiceCookie('blind', '')).toBe('blind=; Max-Age=0; Path=/; SameSite=Lax')
})
