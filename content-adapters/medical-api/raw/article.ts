import { z } from 'zod'
import { instant } from '../../parts/instant.ts'
import {
  code,
  flag,
  hasText,
  image,
  integer,
  line,
  list,
  localized,
  markup,
  optional,
  paged,
  slug,
} from './parts.ts'

const title = hasText('TITLE')

const item = {
  // The code is optional, because the slug identifies an article too.
  NEWS_CODE: optional(code),
  MATERIAL_CODE: optional(code),
  slug,
  COMPANY_CODE: optional(code),
  CATEGORY: optional(z.object({ slug, ...localized('TITLE', line()) }).refine(title.check, title.params)),
  ...localized('TITLE', line(300)),
  ...localized('LEAD', line(600)),
  IMAGE: optional(image),
  DATE: instant,
  ...localized('AUTHOR', line()),
  SOURCE: optional(z.string().max(2000)),
  TAGS: optional(z.array(line(40))),
  redirect: optional(flag),
  url: optional(z.string().max(2000)),
}

/** A news item or a material in a list (A12, A20). */
export const rawArticle = z.object(item).refine(title.check, title.params)
export type RawArticle = z.output<typeof rawArticle>
export const rawArticles = paged(rawArticle)

/** A news item or material with its text (A14, A21). */
export const rawArticleDetails = z
  .object({
    ...item,
    ...localized('CONTENT', markup),
    VERSION: optional(integer),
    WRITER: optional(z.object({ slug, PERSON_SLUG: optional(slug), IMAGE: optional(image) })),
  })
  .refine(title.check, title.params)
export type RawArticleDetails = z.output<typeof rawArticleDetails>

/** A category of news or materials (A11, A17). */
export const rawArticleCategory = z
  .object({ slug, order: optional(integer), ...localized('TITLE', line()) })
  .refine(title.check, title.params)
export type RawArticleCategory = z.output<typeof rawArticleCategory>
export const rawArticleCategories = list(rawArticleCategory)
