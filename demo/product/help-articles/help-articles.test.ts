import { describe, expect, it } from 'vitest'
import type { CustomPageSeed } from '../../../backend/seed/format.ts'
import { resources } from '../../../locales/index.ts'
import { languages } from '../../../locales/languages.ts'
import { type Locale, locales } from '../../../locales/locale.ts'
import { type HelpArticle, helpArticles } from '../../../schemas/articles/help-articles.ts'
import { articles } from './index.ts'

type Line = { children: { text: string }[] }
/** The steps of an article, as they are read. */
function stepsOf({ blocks = [] }: CustomPageSeed, locale: Locale): string[] {
  const steps = blocks.find(({ type }) => type === 'rich-text')
  if (!steps) throw new Error('The article has no steps.')
  const { content } = steps.props as { content: Record<Locale, Line[]> }
  return content[locale].map(({ children }) => children.map(({ text }) => text).join(''))
}

const wordsOf = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts ?? {}).flatMap(wordsOf)
const onScreen = Object.fromEntries(
  locales.map((locale) => [locale, new Set(wordsOf(resources[locale]))]),
) as Record<Locale, Set<string>>
/** Quotes of an article that are no words of a screen: examples of what a person may write. */
const examples =
  /^(Врач осматривает ребёнка|Дәрігер баланы қарап жатыр|Shifokor bolani koʻrikdan oʻtkazyapti|A doctor examining a child)$/

describe.each(helpArticles)('the article %s', (name: HelpArticle) => {
  it.each(locales)('has three to seven steps in %s, as many as in Russian', (locale) => {
    const count = stepsOf(articles[name], locale).length
    expect(count).toBe(stepsOf(articles[name], 'ru').length)
    expect(count).toBeGreaterThanOrEqual(3)
    expect(count).toBeLessThanOrEqual(7)
  })

  it.each(locales)('names in %s only what is on the screen, in its words', (locale) => {
    const [open, close] = languages[locale].quotes
    const text = stepsOf(articles[name], locale).join('\n')
    const quoted = [...text.matchAll(new RegExp(`${open}([^${close}]+)${close}`, 'g'))].map(
      ([, words = '']) => words,
    )
    expect(quoted.length).toBeGreaterThan(1)
    expect(quoted.filter((words) => !onScreen[locale].has(words) && !examples.test(words))).toEqual([])
    expect(text).not.toMatch(/[{}]/)
  })
})
