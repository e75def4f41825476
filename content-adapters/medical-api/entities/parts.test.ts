import { describe, expect, it } from 'vitest'
import { hoursOf, imageOf, richOf, textOf } from './parts.ts'

describe('textOf', () => {
  it('takes the languages that are not blank (B-36)', () => {
    expect(textOf({ NAME: 'а', NAME_KK: ' ', NAME_UZ: undefined, NAME_EN: 'a' }, 'NAME')).toEqual({
      ru: 'а',
      en: 'a',
    })
  })

  it('lets the first other language stand in for a missing Russian', () => {
    expect(textOf({ NAME: '', NAME_UZ: 'u', NAME_EN: 'e' }, 'NAME')).toEqual({ ru: 'u', uz: 'u', en: 'e' })
    expect(textOf({ NAME: ' ' }, 'NAME')).toBeUndefined()
  })
})

describe('richOf', () => {
  it('leaves out languages whose HTML has no text', () => {
    const content = richOf({ TEXT: '<p>а</p>', TEXT_KK: '<p>&nbsp;</p>' }, 'TEXT')
    expect(Object.keys(content ?? {})).toEqual(['ru'])
    expect(richOf({ TEXT: '<script>x</script>' }, 'TEXT')).toBeUndefined()
  })
})

describe('imageOf', () => {
  it('says what a picture shows, or what it belongs to', () => {
    const raw = {
      SRC: '/images/a',
      WIDTH: 1,
      HEIGHT: 2,
      COLOR: undefined,
      ALT: 'дом',
      ALT_KK: undefined,
      ALT_UZ: undefined,
      ALT_EN: undefined,
    }
    expect(imageOf(raw, { ru: 'имя' })).toEqual({ src: '/images/a', width: 1, height: 2, alt: { ru: 'дом' } })
    expect(imageOf({ ...raw, ALT: '' }, { ru: 'имя' }).alt).toEqual({ ru: 'имя' })
  })
})

describe('hoursOf', () => {
  it('orders days and dates and keeps the first of each', () => {
    const day = (DAY: number, from: string) => ({ DAY, INTERVALS: [[from, '18:00'] as [string, string]] })
    const hours = hoursOf({
      WEEK: [day(3, '09:00'), day(1, '08:00'), day(3, '10:00')],
      EXCEPTIONS: undefined,
    })
    expect(hours).toEqual({
      week: [
        { day: 1, intervals: [{ from: '08:00', to: '18:00' }] },
        { day: 3, intervals: [{ from: '09:00', to: '18:00' }] },
      ],
      exceptions: [],
    })
  })

  it('gives nothing when nothing is known', () => {
    expect(hoursOf(undefined)).toBeUndefined()
    expect(hoursOf({ WEEK: [], EXCEPTIONS: [] })).toBeUndefined()
  })
})
