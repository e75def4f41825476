import { and, eq } from 'drizzle-orm'
import type { Article } from '../../schemas/articles/article-schema.ts'
import { type AreaServer, serveArea } from '../kit/area/area.ts'
import { htmlOf, richOf } from '../kit/area/rich-texts.ts'
import { changed } from '../kit/events/changed.ts'
import type { Texts } from '../kit/tables/columns.ts'
import { openPageCase } from '../shared/shown/open-page-case.ts'
import type { ArticleKind } from './article-kind.ts'
import { categorySlug } from './category-slug.ts'
import { freeSlug } from './free-slug.ts'

/** The server part of the area of news or of materials: publishing writes the row that the public calls read. */
export function serveArticles({
  name,
  drafts,
  articles,
  categories,
  event,
}: ArticleKind<unknown>): AreaServer {
  return serveArea<Article>({
    table: drafts,
    read: ({ content }) => {
      const rich = richOf(content as Texts | null)
      return rich ? { content: rich } : {}
    },
    write: ({ content }) => ({ content: htmlOf(content) }),
    newRow: async (orm, { after }) => ({ slug: await freeSlug(orm, drafts, name, after.title.ru) }),
    publish: async (orm, { place: { company }, row, value, at }) => {
      const { title, lead, image, authorName, tags, source, redirect } = value
      const slug = String(row.slug)
      const published = {
        company,
        title,
        tags,
        category: await categorySlug(orm, categories, company, value.category),
        lead: lead ?? null,
        content: htmlOf(value.content),
        image: image ?? null,
        doctor: value.author ?? null,
        authorName: authorName ?? null,
        author: authorName?.ru ?? null,
        source: source ?? null,
        redirect: redirect ?? null,
        date: value.date === undefined ? at : new Date(value.date),
      }
      const [other] = await orm
        .select({ slug: articles.slug })
        .from(articles)
        .where(eq(articles.company, company))
        .limit(1)
      await orm
        .insert(articles)
        .values({ ...published, slug })
        .onConflictDoUpdate({ target: articles.slug, set: published })
      if (!other) await openPageCase(orm, { kind: name, company, code: slug }, 'first', { by: null })
      await changed(orm, event, { company, slug })
    },
    unpublish: async (orm, { place: { company }, row }) => {
      const slug = String(row.slug)
      await orm.delete(articles).where(and(eq(articles.slug, slug), eq(articles.company, company)))
      await changed(orm, event, { company, slug })
    },
  })
}
