import { describe, expect, it } from 'vitest'
import { translate } from '../../../locales/index.ts'
import { locales } from '../../../locales/locale.ts'
import { dayGroups } from './day-groups.ts'

const week = (...lines: (string | undefined)[]) =>
  lines.flatMap((line, index) => (line ? [{ day: index + 1, lines: [line] }] : []))
const shown = (days: ReturnType<typeof week>, locale: (typeof locales)[number] = 'ru') =>
  dayGroups(translate(locale), days).map(({ short, lines }) => `${short} ${lines.join(', ')}`)

describe('days with equal hours', () => {
  it('are one line', () => {
    expect(shown(week('8–14', '8–14', '8–14', '8–14', '8–14', '9–13'))).toEqual(['Пн–Пт 8–14', 'Сб 9–13'])
  })

  it('are one line where others stand between them', () => {
    expect(shown(week('8–14', '8–14', '8–14', '14–20', '8–14'))).toEqual(['Пн–Ср, Пт 8–14', 'Чт 14–20'])
    expect(shown(week('8–14', undefined, '8–14'))).toEqual(['Пн, Ср 8–14'])
  })

  it('are named one by one where they are two, and all together where they are seven', () => {
    expect(shown(week('8–14', '8–14'))).toEqual(['Пн, Вт 8–14'])
    expect(shown(week(...Array<string>(7).fill('8–20')))).toEqual(['Ежедневно 8–20'])
  })

  it('have their names in the reader’s language, in full for screen readers', () => {
    const days = week('a', 'a', 'a', 'a', 'a')
    expect(locales.map((locale) => shown(days, locale)[0])).toEqual([
      'Пн–Пт a',
      'Дс–Жм a',
      'Du–Ju a',
      'Mon–Fri a',
    ])
    expect(dayGroups(translate('ru'), days)[0]?.full).toBe('Понедельник – пятница')
    expect(dayGroups(translate('uz'), days)[0]?.full).toBe('Dushanba – juma')
  })
})
