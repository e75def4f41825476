import { z } from 'zod'
import {
  code,
  flag,
  hasText,
  image,
  instant,
  integer,
  line,
  list,
  localized,
  markup,
  maybe,
  paged,
  slug,
} from './parts.ts'

const title = hasText('TITLE')

const item = {
  NEWS_CODE: code,
  slug,
  COMPANY_CODE: maybe(code),
  CATEGORY: maybe(z.object({ slug, ...localized('TITLE', line()) }).refine(title.check, title.params)),
  ...localized('TITLE', line(300)),
  ...localized('LEAD', line(600)),
  IMAGE: maybe(image),
  DATE: instant,
  AUTHOR: maybe(line()),
  redirect: maybe(flag),
  url: maybe(z.string().max(2000)),
}

export const rawNewsItem = z.object(item).refine(title.check, title.params)
export type RawNewsItem = z.output<typeof rawNewsItem>
export const rawNews = paged(rawNewsItem)

export const rawNewsDetails = z
  .object({ ...item, ...localized('CONTENT', markup) })
  .refine(title.check, title.params)
export type RawNewsDetails = z.output<typeof rawNewsDetails>

export const rawNewsCategory = z
  .object({ slug, order: maybe(integer), ...localized('TITLE', line()) })
  .refine(title.check, title.params)
export type RawNewsCategory = z.output<typeof rawNewsCategory>
export const rawNewsCategories = list(rawNewsCategory)
