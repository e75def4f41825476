import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../../locales/locale.ts'
import { quotation } from './quotation.ts'

const russian = (text: string) => quotation({ text, lang: 'ru' }).text

describe('quotation', () => {
  it.each([
    ['ru', '«Да»'],
    ['kk', '«Да»'],
    ['uz', '“Да”'],
    ['en', '“Да”'],
  ] as const)('puts the marks of %s, whatever the language of the page', (lang, text) => {
    expect(quotation({ text: 'Да', lang })).toEqual({ text, lang })
  })

  it.each(['«Да»', '“Да”', '„Да“', '"Да"', ' «Да» '])('draws the marks of %s once', (text) => {
    expect(russian(text)).toBe('«Да»')
  })

  it('keeps the full stop behind them where it was typed there', () => {
    expect(russian('«Да».')).toBe('«Да».')
    expect(russian('Да.')).toBe('«Да.»')
  })

  it.each([
    ['Клиника «Ақ тіс» рядом', '«Клиника „Ақ тіс“ рядом»'],
    ['«Клиника «Ақ тіс» рядом»', '«Клиника „Ақ тіс“ рядом»'],
    ['«Ақ тіс» или «Дент»', '«„Ақ тіс“ или „Дент“»'],
    ['"Ақ тіс" или "Дент"', '«"Ақ тіс" или "Дент"»'],
  ])('has the inner marks around a name: %s', (typed, text) => {
    expect(russian(typed)).toBe(text)
  })

  it.each([
    ['uz', '“«Aq tis» shu yerda”'],
    ['en', '“‘Aq tis’ shu yerda”'],
  ] as const)('has inner marks of %s', (lang, text) => {
    expect(quotation({ text: '“Aq tis” shu yerda', lang }).text).toBe(text)
  })

  it('keeps every line', () => {
    expect(quotation({ text: '«Раз\nдва»', lang: 'en' }).text).toBe('“Раз\nдва”')
  })

  const text = fc.string({ unit: fc.constantFrom(...'аб .\n«»“”„"'), maxLength: 12 })

  it('never quotes what is quoted', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...locales), (words, lang) => {
        const once = quotation({ text: words, lang })
        expect(quotation(once)).toEqual(once)
      }),
    )
  })

  it('loses no letter', () => {
    const letters = (words: string) => words.replace(/[^аб]/g, '')
    fc.assert(
      fc.property(text, fc.constantFrom(...locales), (words, lang) => {
        expect(letters(quotation({ text: words, lang }).text)).toBe(letters(words))
      }),
    )
  })
})
