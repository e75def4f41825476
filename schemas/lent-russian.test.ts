import { describe, expect, it } from 'vitest'
import { lenderOf } from './lent-russian.ts'

describe('words that stand in for the Russian ones', () => {
  it.each([
    [{ ru: 'Tish davolash', uz: 'Tish davolash' }, 'uz'],
    [{ ru: 'Тіс емдеу', kk: 'Тіс емдеу' }, 'kk'],
    [{ ru: 'Filling', en: 'Filling' }, 'en'],
    [{ ru: 'Tish davolash', uz: 'Tish davolash', en: 'Filling' }, 'uz'],
  ] as const)('are known: %j', (texts, lender) => expect(lenderOf(texts)).toBe(lender))

  it.each([
    undefined,
    {},
    { uz: 'Tish davolash' },
    { ru: 'Лечение зубов', uz: 'Tish davolash' },
    // The same word in both languages.
    { ru: 'Терапия', kk: 'Терапия' },
    { ru: 'УЗИ', uz: 'УЗИ' },
    { ru: 'KT', uz: 'KT' },
    // A name.
    { ru: 'Invisalign', uz: 'Invisalign', en: 'Invisalign' },
  ])('are none: %j', (texts) => expect(lenderOf(texts)).toBeUndefined())

  it('may be rich text', () => {
    const rich = (text: string) => [{ _type: 'block', _key: text, children: [{ _type: 'span', text }] }]
    expect(lenderOf({ ru: rich('Tish davolash'), uz: rich('Tish davolash') })).toBe('uz')
    expect(lenderOf({ ru: rich('Лечение'), kk: rich('Лечение') })).toBeUndefined()
    const linked = [{ ...rich('Invisalign')[0], markDefs: [{ _type: 'link', _key: 'a', href: '/braces' }] }]
    expect(lenderOf({ ru: linked, uz: rich('Invisalign') })).toBeUndefined()
  })
})
