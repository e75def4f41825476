import { describe, expect, it } from 'vitest'
import { judge } from '../core/judge.ts'
import { isBlank } from '../core/localized.ts'
import { t } from '../core/type.ts'
import { quickest } from '../testing/quickest.ts'

const problemOf = (text: string) => judge(t.string(), text).problems.map(({ code }) => code)

describe('a text', () => {
  it.each(['', '  ', '\n', '\u00a0', '\u200b', '\u3164', '\u2060\ufeff', '\u2800', '\u00ad'])(
    'with nothing to see in it is blank: %j',
    (text) => {
      expect(problemOf(text)).toEqual(['blank'])
      expect(isBlank(text)).toBe(true)
    },
  )
  it.each(['а', ' а', 'а\nб', '\u200bа', '👩‍⚕️', '—', 'Ұзақ'])(
    'with something to see in it is accepted: %j',
    (text) => {
      expect(problemOf(text)).toEqual([])
      expect(isBlank(text)).toBe(false)
    },
  )
  it.each(['Приём\u202eгрук', '\u202dа'])('that is shown in another order is refused: %j', (text) => {
    expect(problemOf(text)).toEqual(['characters'])
  })
  it('is judged in linear time', () => {
    const long = t.string({ max: 1_000_000 })
    const judgeBoth = () => {
      for (const end of ['', '\u202e']) judge(long, `${' '.repeat(300_000)}${'а'.repeat(300_000)}${end}`)
    }
    expect(quickest(judgeBoth, 1000)).toBeLessThan(1000)
  })
})
