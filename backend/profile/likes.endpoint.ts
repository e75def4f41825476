import { z } from '@hono/zod-openapi'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { type LikedItem, likeList } from '../../schemas/api/profile.ts'
import { likeTypes } from '../../schemas/api/profile-kinds.ts'
import { profileAddress } from '../../schemas/directory/profile-section.ts'
import { company, like, material, news, specialist } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { equals } from '../kit/database/equals.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { nested, pageQuery } from '../kit/input/query.ts'
import type { StoredImage, Texts } from '../kit/tables/columns.ts'
import {
  type CompanyRow,
  companyColumns,
  companyRef,
  placePath,
  sitePath,
} from '../shared/answers/company-ref.ts'
import { nameWords, type StoredName, wordsOf } from '../shared/answers/words.ts'
import { personSlug } from '../shared/shown/person-slug.ts'
import { isVisibleDoctor } from '../shared/shown/visible-doctors.ts'

type Filter = { type?: LikedItem['TYPE'] | undefined } | undefined
type Article = { slug: string; title: Texts; image: StoredImage | null }
type Row = Pick<typeof like.$inferSelect, 'type' | 'code' | 'createdAt'> & {
  company: (CompanyRow & { logo: StoredImage | null }) | null
  specialist: (StoredName & { slug: string; person: string | null; photo: StoredImage | null }) | null
  news: (Article & { category: string }) | null
  material: Article | null
}

/** The object of each like, joined in one statement: a like is of one type, so only one of the tables has a row. */
function select(orm: Orm, account: string, filter: Filter) {
  const where = and(eq(like.account, account), equals(like.type, filter?.type))
  const total = totalOf(orm.select({ all: count() }).from(like).where(where))
  return orm
    .select({
      account: like.account,
      type: like.type,
      code: like.code,
      createdAt: like.createdAt,
      total,
      company: { ...companyColumns, logo: company.logo },
      specialist: {
        slug: specialist.slug,
        person: personSlug,
        lastName: specialist.lastName,
        name: specialist.name,
        middleName: specialist.middleName,
        photo: specialist.photo,
      },
      news: { slug: news.slug, title: news.title, image: news.image, category: news.category },
      material: { slug: material.slug, title: material.title, image: material.image },
    })
    .from(like)
    .leftJoin(
      specialist,
      and(
        eq(like.type, 'specialist'),
        eq(specialist.company, like.company),
        eq(specialist.code, like.code),
        isVisibleDoctor,
      ),
    )
    .leftJoin(news, and(eq(like.type, 'news'), eq(news.slug, like.code)))
    .leftJoin(material, and(eq(like.type, 'material'), eq(material.slug, like.code)))
    .leftJoin(
      company,
      sql`${company.code} = case ${like.type} when 'company' then ${like.code}
        else coalesce(nullif(${like.company}, ''), ${news.company}, ${material.company}) end`,
    )
    .where(where)
    .orderBy(desc(like.createdAt), like.type, like.company, like.code)
}

type Shown = Pick<LikedItem, 'TITLE' | 'PATH'> & { image: StoredImage | null | undefined }

/** The card of a liked object, and its page: the profile of a clinic or a doctor, the place of an article on its company's site; undefined if it is gone. */
function shown(row: Row, locale: Locale): Shown | undefined {
  const onSite = (page: string) => row.company && sitePath(row.company, page)
  if (row.specialist) {
    const { slug, person, photo } = row.specialist
    const site = onSite(`/specialists/${slug}`)
    return {
      TITLE: nameWords(row.specialist, locale),
      PATH: site && person ? profileAddress('doctors', person) : site,
      image: photo,
    }
  }
  if (row.news) {
    const { slug, category, title, image } = row.news
    return { TITLE: wordsOf(title, locale), PATH: onSite(`/news/${category}/${slug}`), image }
  }
  if (row.material) {
    const { slug, title, image } = row.material
    return { TITLE: wordsOf(title, locale), PATH: onSite(`/materials/${slug}`), image }
  }
  return row.type === 'company' && row.company
    ? { TITLE: wordsOf(row.company.name, locale), PATH: placePath(row.company), image: row.company.logo }
    : undefined
}

function answer(row: Row, locale: Locale): LikedItem {
  const thing = shown(row, locale)
  return {
    TYPE: row.type,
    CODE: row.code,
    CREATED_AT: row.createdAt.toISOString(),
    TITLE: thing?.TITLE ?? null,
    PATH: thing?.PATH ?? null,
    IMAGE: thing?.image ? { SRC: thing.image.src, COLOR: thing.image.color ?? null } : null,
    COMPANY: row.company && row.type !== 'company' ? companyRef(row.company, locale) : null,
  }
}

/** R86 */
export const likes = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/user/likes',
  summary: 'What the signed-in person likes, the newest first, of one type or of all',
  access: 'person',
  query: z.object({
    filter: nested({ type: z.enum(likeTypes).optional() }).optional(),
    page: pageQuery(20),
  }),
  answer: likeList,
  act: async ({ orm, person, query: { filter, page }, locale }) => {
    const { rows, meta } = await readPage(page, (limit, offset) =>
      select(orm, person.account.id, filter).limit(limit).offset(offset),
    )
    return { data: rows.map((row) => answer(row, locale)), meta }
  },
})
