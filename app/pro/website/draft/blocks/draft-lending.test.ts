import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../../../locales/locale.ts'
import faq from '../../../../../schemas/blocks/faq.ts'
import { judge } from '../../../../../schemas/core/judge.ts'
import type { Texts } from '../../../../../schemas/draft/texts.ts'
import { draftLending, rewritten } from './draft-lending.ts'

/** The stored texts after words were typed letter by letter on the page. */
const typed = (words: string, locale: Locale, reader: Locale, from: Texts = {}) =>
  [...words].reduce<Texts>(
    (texts, _, index) => rewritten(texts, locale, words.slice(0, index + 1), reader) ?? {},
    from,
  )

describe('somebody who works in another language', () => {
  it('writes a block letter by letter in it alone, and its words stand in for the Russian ones', () => {
    let stored: Record<string, unknown> = { items: [{ question: {}, answer: [] }] }
    for (const question of ['С', 'Са', 'Сал', 'Сала', 'Салау']) {
      const { shown, lending } = draftLending(faq.props, stored, 'kk')
      const [item] = shown.items as { question: Texts }[]
      expect(item?.question.ru).toBeUndefined()
      stored = lending.lend({ items: [{ ...item, question: { ...item?.question, kk: question } }] })
    }
    expect(stored.items).toMatchObject([{ question: { kk: 'Салау', ru: 'Салау' } }])
    expect(judge(faq.props, stored).problems.filter(({ path }) => path.includes('question'))).toEqual([])
  })
  it('types on the page, and words without letters of its own stand in as long as it is typed', () => {
    expect(typed('Клиника', 'kk', 'kk')).toEqual({ kk: 'Клиника', ru: 'Клиника' })
    expect(typed('Klinika', 'uz', 'uz')).toEqual({ uz: 'Klinika', ru: 'Klinika' })
  })
  it('changes no Russian words that are there', () => {
    const both = { ru: 'Добро пожаловать', uz: 'Xush kelibsiz' }
    expect(typed('Marhamat', 'uz', 'uz', both)).toEqual({ ...both, uz: 'Marhamat' })
    expect(typed('Емхана', 'kk', 'kk', { ru: 'Поликлиника', kk: 'Поликлиника' }).ru).toBe('Поликлиника')
  })
  it('writes Russian words later, which then stay, and goes back to its own without them', () => {
    const lent = typed('Tish davolash', 'uz', 'uz')
    const both = { uz: 'Tish davolash', ru: 'Лечение' }
    expect(rewritten(lent, 'ru', 'Лечение', 'uz')).toEqual(both)
    expect(rewritten(both, 'uz', 'Tish olish', 'uz')).toEqual({ uz: 'Tish olish', ru: 'Лечение' })
    expect(rewritten(both, 'ru', '', 'uz')).toEqual(lent)
  })
  it('leaves no text where all of it is taken away', () => {
    expect(rewritten(typed('Tish', 'uz', 'uz'), 'uz', '', 'uz')).toBeUndefined()
  })
})

describe('somebody who works in Russian', () => {
  it('translates without touching Russian, and lends nothing', () => {
    expect(typed('Tish davolash', 'uz', 'ru')).toEqual({ uz: 'Tish davolash' })
  })
})
