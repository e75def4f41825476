import { and, eq, inArray } from 'drizzle-orm'
import { isEqual } from '../../../schemas/core/is-equal.ts'
import type { DraftMenuItem, DraftPage, SiteDraft } from '../../../schemas/draft/site-draft.ts'
import type { PageDocument, StoredBlock } from '../../../schemas/page/page.ts'
import { upgradeBlock } from '../../../schemas/page/upgrade.ts'
import { blockDefinitions } from '../../../schemas/registry.ts'
import { company, page } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { rawJson } from '../../kit/database/raw-json.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import type { StoredMenuItem } from '../../kit/tables/columns.ts'
import { upgradeBlocks } from './upgrade-page.ts'

/** Entries that were not made by the builder get ids by their places. */
const withIds = (items: readonly StoredMenuItem[], prefix: string): DraftMenuItem[] =>
  items.map(({ id, items: below, ...item }, index) => {
    const own = id ?? `${prefix}${index + 1}`
    return {
      ...(JSON.parse(JSON.stringify(item)) as Omit<DraftMenuItem, 'id'>),
      id: own,
      ...(below && { items: withIds(below, `${own}-`) }),
    }
  })

/** A block in its current version; an unknown one as it is. */
export const upgraded = (block: StoredBlock): StoredBlock => {
  const definition = blockDefinitions.get(block.type)
  return definition ? upgradeBlock(block, definition).block : block
}

/** A page with its blocks in their current versions, which a builder can edit. */
export const editable = <Page extends PageDocument>(page: Page): Page => ({
  ...page,
  blocks: upgradeBlocks(page.blocks, upgraded),
})

/** The slug as the id of a page that was not made by the builder, unless another page has it. */
const freeId = (slug: string, pages: readonly { id: string | null }[]): string =>
  pages.some(({ id }) => id === slug) ? freeId(`${slug}-2`, pages) : slug

/** The published site of a company, with editable pages. Throws 404 if there is no such company. */
export async function readPublished(orm: Orm, code: string): Promise<SiteDraft> {
  const [row] = await orm
    .select({
      menu: company.menu,
      template: company.template,
      theme: company.theme,
      settings: company.siteSettings,
    })
    .from(company)
    .where(eq(company.code, code))
  if (!row) throw new ApiError('NOT_FOUND')
  const pages = await orm
    .select({ slug: page.slug, id: page.id, content: rawJson(page.content) })
    .from(page)
    .where(eq(page.company, code))
    .orderBy(page.slug)
  return {
    design: {
      template: row.template,
      theme: row.theme ?? {},
      ...(row.settings && { settings: row.settings }),
    },
    menu: withIds(row.menu, 'm'),
    pages: Object.fromEntries(
      pages.map(({ slug, id, content }) => [
        id ?? freeId(slug || 'index', pages),
        { slug, ...editable(JSON.parse(content) as PageDocument) },
      ]),
    ),
  }
}

const contentOf = ({ slug: _, ...content }: DraftPage): PageDocument => content

/** The pages of a draft by slug, as they are published. */
export const pageDocuments = ({ pages }: SiteDraft): Record<string, PageDocument> =>
  Object.fromEntries(Object.values(pages).map((page) => [page.slug, contentOf(page)]))

const bySlug = ({ pages }: SiteDraft) =>
  new Map(Object.entries(pages).map(([id, page]) => [page.slug, { id, page }]))

/** Whether the menu or the design differ, which stand on every page. */
export const isOtherFrame = (before: SiteDraft, after: SiteDraft): boolean =>
  !isEqual(before.menu, after.menu) || !isEqual(before.design, after.design)

/**
 * Makes the published site of a company like a draft, as a version of it. Pages that are so already keep the version in which they
 * last changed.
 */
export async function writePublished(
  orm: Orm,
  code: string,
  before: SiteDraft,
  draft: SiteDraft,
  version: number,
): Promise<void> {
  const { design, menu } = draft
  if (isOtherFrame(before, draft)) {
    await orm
      .update(company)
      .set({
        template: design.template,
        theme: design.theme,
        siteSettings: design.settings ?? null,
        menu,
      })
      .where(eq(company.code, code))
    await orm.update(page).set({ version }).where(eq(page.company, code))
  }
  const known = bySlug(before)
  const wanted = bySlug(draft)
  const gone = [...known.keys()].filter((slug) => !wanted.has(slug))
  if (gone.length > 0) await orm.delete(page).where(and(eq(page.company, code), inArray(page.slug, gone)))
  for (const [slug, one] of wanted) {
    if (isEqual(one, known.get(slug))) continue
    const row = { id: one.id, content: JSON.stringify(contentOf(one.page)), version }
    await orm
      .insert(page)
      .values({ company: code, slug, ...row })
      .onConflictDoUpdate({ target: [page.company, page.slug], set: row })
  }
}
