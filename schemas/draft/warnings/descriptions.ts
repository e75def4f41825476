import { defaultLocale, type Locale, locales } from '../../../locales/locale.ts'
import { isBlank } from '../../core/localized.ts'
import { wordsOf } from '../../core/words-of.ts'
import { shortText } from '../../formats/short-text.ts'
import type { DraftText } from '../draft-texts.ts'
import { pageTexts } from '../draft-texts.ts'
import { type Check, eachPage } from './warning.ts'

/** The lengths of a useful description: a shorter one says little, a longer one is cut by search engines. */
const fewestLetters = 50
const mostLetters = 160

const lineOf = (text: unknown) => wordsOf(text).replace(/\s+/g, ' ').trim()

/** The first texts of a page that could describe it, shortened, by language; the page's title otherwise. */
function wordsAbout(texts: readonly DraftText[], title: Partial<Record<Locale, unknown>>) {
  const found =
    texts.find(({ texts }) => lineOf(texts[defaultLocale]).length >= fewestLetters)?.texts ?? title
  return Object.fromEntries(
    locales.flatMap((locale) =>
      isBlank(found[locale]) ? [] : [[locale, shortText(lineOf(found[locale]), mostLetters)]],
    ),
  )
}

/** Pages without a description of their own: search engines then choose words themselves. */
export const descriptions: Check = (draft, { definitionOf }) =>
  eachPage(draft, (id, page) => {
    if (!isBlank(page.description?.[defaultLocale])) return []
    const path = ['pages', id, 'description']
    const { description: _, ...bare } = page
    const texts = pageTexts(id, bare, (block) => definitionOf(block)?.props)
    const value = { ...wordsAbout(texts, page.title), ...page.description }
    return [{ code: 'noDescription', path: [...path, defaultLocale], params: {}, fix: [{ path, value }] }]
  })
