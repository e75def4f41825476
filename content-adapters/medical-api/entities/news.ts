import type { NewsDetails, NewsItem, Paged } from '../../entities.ts'
import { defined } from '../../parts/defined.ts'
import { words } from '../../words.ts'
import type { RawNewsCategory, RawNewsDetails, RawNewsItem } from '../raw/news.ts'
import { imageOf, richOf, textOf } from './parts.ts'
import { redirectOf } from './redirect.ts'

export function newsItemFromRaw(raw: RawNewsItem): NewsItem {
  const title = textOf(raw, 'TITLE') ?? { ru: raw.NEWS_CODE }
  return defined({
    code: raw.NEWS_CODE,
    slug: raw.slug,
    company: raw.COMPANY_CODE,
    category: categoryOf(raw.CATEGORY),
    title,
    lead: textOf(raw, 'LEAD'),
    image: raw.IMAGE && imageOf(raw.IMAGE, title),
    date: raw.DATE,
  })
}

/** An item with its text; `redirect` is where its visitor goes instead (B-11). */
export const newsDetailsFromRaw = (raw: RawNewsDetails): NewsDetails =>
  defined({
    ...newsItemFromRaw(raw),
    content: richOf(raw, 'CONTENT'),
    author: raw.AUTHOR || undefined,
    redirect: redirectOf(raw),
  })

export const newsCategoryFromRaw = (raw: RawNewsCategory) => ({
  slug: raw.slug,
  title: textOf(raw, 'TITLE') ?? { ru: raw.slug },
  order: raw.order ?? 0,
})

/** An item without a category still needs an address. */
const categoryOf = (raw: RawNewsItem['CATEGORY']): NewsItem['category'] => ({
  slug: raw?.slug ?? 'all',
  title: (raw && textOf(raw, 'TITLE')) ?? words('head:news'),
})

type RawPaged<T> = { data: T[]; meta?: { page: number; pages: number; total: number } | undefined }

/** One page of a list; a backend that does not count sent all that it has. */
export const pagedFromRaw = <Raw, T>({ data, meta }: RawPaged<Raw>, fromRaw: (raw: Raw) => T): Paged<T> => ({
  items: data.map(fromRaw),
  page: Math.max(1, meta?.page ?? 1),
  pages: Math.max(1, meta?.pages ?? 1),
  total: meta?.total ?? data.length,
})
