import { defaultCategory } from '../../../schemas/articles/default-category.ts'
import { hrefFrom } from '../../../schemas/formats/href.ts'
import type { Article, ArticleCategory, ArticleDetails } from '../../entities/article.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import { words } from '../../words.ts'
import type { RawArticle, RawArticleCategory, RawArticleDetails } from '../raw/article.ts'
import { imageOf, richOf, textOf } from './parts.ts'
import { redirectOf } from './redirect.ts'

export type ArticleName = 'news' | 'materials'

/** A news item or material. */
export const articleFromRaw =
  (list: ArticleName) =>
  (raw: RawArticle): Article => {
    const code = raw.NEWS_CODE ?? raw.MATERIAL_CODE ?? raw.slug
    const title = textOf(raw, 'TITLE') ?? { ru: code }
    const { CATEGORY } = raw
    return withoutUndefined({
      code,
      slug: raw.slug,
      company: raw.COMPANY_CODE,
      category: CATEGORY
        ? { slug: CATEGORY.slug, title: textOf(CATEGORY, 'TITLE') ?? words(`head:${list}`) }
        : defaultCategory,
      title,
      lead: textOf(raw, 'LEAD'),
      image: raw.IMAGE && imageOf(raw.IMAGE, title),
      date: raw.DATE,
      redirect: redirectOf(raw),
    })
  }

const webAddress = (raw: string | undefined): string | undefined => {
  const href = raw && hrefFrom(raw)
  return href && /^https?:/.test(href) && URL.canParse(href) ? href : undefined
}

/** An article with its text. */
export const articleDetailsFromRaw =
  (list: ArticleName) =>
  (raw: RawArticleDetails): ArticleDetails => {
    const author = textOf(raw, 'AUTHOR')
    const { WRITER } = raw
    return withoutUndefined({
      ...articleFromRaw(list)(raw),
      content: richOf(raw, 'CONTENT'),
      author,
      writer:
        WRITER &&
        author &&
        withoutUndefined({
          slug: WRITER.slug,
          person: WRITER.PERSON_SLUG,
          photo: WRITER.IMAGE && imageOf(WRITER.IMAGE, author),
        }),
      source: webAddress(raw.SOURCE),
      tags: raw.TAGS?.length ? raw.TAGS : undefined,
      version: raw.VERSION,
    })
  }

export const articleCategoryFromRaw = (raw: RawArticleCategory): ArticleCategory => ({
  slug: raw.slug,
  title: textOf(raw, 'TITLE') ?? { ru: raw.slug },
  order: raw.order ?? 0,
})
