import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { sitePages } from '../../schemas/clinic-site/site.event.ts'
import { productBlocks } from '../../schemas/product-pages/product-pages.event.ts'
import { customPage, page } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { rawJson } from '../kit/database/raw-json.ts'
import { type Happened, happened } from '../kit/events/happened.ts'
import { directory, type PageKey } from './content-migration.ts'

/** A page and the stored text of its blocks. */
export type StoredPage = PageKey & { content: string }

/** A table that stores pages made of blocks. */
type PageStore = {
  /** The next pages after `last`, locked until the transaction ends. */
  next: (orm: Orm, last: PageKey, limit: number) => Promise<StoredPage[]>
  /** The stored text of one page, locked until the transaction ends. */
  find: (orm: Orm, key: PageKey) => Promise<string | undefined>
  write: (orm: Orm, changed: StoredPage) => Promise<unknown>
  /** The event of such a page. */
  happened: (key: PageKey) => Happened
}

const companyPages: PageStore = {
  next: (orm, last, limit) =>
    orm
      .select({ company: page.company, slug: page.slug, content: rawJson(page.content) })
      .from(page)
      .where(sql`(${page.company}, ${page.slug}) > (${last.company}, ${last.slug})`)
      .orderBy(asc(page.company), asc(page.slug))
      .limit(limit)
      .for('update'),
  find: async (orm, { company, slug }) => {
    const found = await orm
      .select({ content: rawJson(page.content) })
      .from(page)
      .where(and(eq(page.company, company), eq(page.slug, slug)))
      .for('update')
    return found[0]?.content
  },
  write: (orm, { company, slug, content }) =>
    orm
      .update(page)
      .set({ content })
      .where(and(eq(page.company, company), eq(page.slug, slug))),
  happened: ({ company }) => happened(sitePages, { company }),
}

/** The reference copy of the last shipped page is upgraded too, so that unedited pages still follow the product. */
const shippedWith = (blocks: string): SQL => sql`case
  when ${customPage.shipped} -> 'blocks' = ${customPage.blocks}::jsonb
  then jsonb_set(${customPage.shipped}, '{blocks}', ${blocks}::jsonb)
  else ${customPage.shipped} end`

const directoryPages: PageStore = {
  next: (orm, last, limit) =>
    orm
      .select({
        company: sql<string>`${directory}`,
        slug: customPage.slug,
        content: rawJson(customPage.blocks),
      })
      .from(customPage)
      .where(and(gt(customPage.slug, last.slug), eq(sql`json_typeof(${customPage.blocks})`, 'array')))
      .orderBy(asc(customPage.slug))
      .limit(limit)
      .for('update'),
  find: async (orm, { slug }) => {
    const found = await orm
      .select({ content: rawJson(customPage.blocks) })
      .from(customPage)
      .where(and(eq(customPage.slug, slug), eq(sql`json_typeof(${customPage.blocks})`, 'array')))
      .for('update')
    return found[0]?.content
  },
  write: (orm, { slug, content }) =>
    orm
      .update(customPage)
      .set({ blocks: content, shipped: shippedWith(content) })
      .where(eq(customPage.slug, slug)),
  happened: ({ slug }) => happened(productBlocks, { slug }),
}

/** All tables that store blocks. */
export const pageStores: readonly PageStore[] = [companyPages, directoryPages]

/** The table that stores a page. */
export const storeOf = ({ company }: PageKey): PageStore =>
  company === directory ? directoryPages : companyPages
