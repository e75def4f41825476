import { defaultLocale, isLocale } from '../../locales/locale.ts'
import type comments from '../../schemas/blocks/comments.ts'
import { defineLoader } from '../loader.ts'
import { localizedInstant } from '../parts/localized-date.ts'

/** Readers' comments on an article, the oldest first. */
export default defineLoader<typeof comments>(async ({ type, slug }, context) => {
  if (slug === undefined) return undefined
  const items = await context.source.comments(type, slug)
  return {
    slug,
    items: items.map(({ author, text, lang, date }) => ({
      author,
      text,
      lang: isLocale(lang) ? lang : defaultLocale,
      date: localizedInstant(date, context),
    })),
  }
})
