import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Locale } from '../../locales/locale.ts'
import { productCode } from '../../schemas/access/roles.ts'
import type { productPageBlocks, savedProductPageBlock } from '../../schemas/api/product-page-blocks.ts'
import areaOfPages from '../../schemas/areas/product-pages.ts'
import { isEqual } from '../../schemas/core/is-equal.ts'
import { contentNames } from '../../schemas/draft/editable-content.ts'
import { nodesOf, type TreeNode } from '../../schemas/draft/tree.ts'
import { currentVersion } from '../../schemas/page/define-block.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { blockDefinitions } from '../../schemas/registry.ts'
import { customPage } from '../database/tables/index.ts'
import { savedBy } from '../kit/area/calls/saved-by.ts'
import type { Orm } from '../kit/database/database.ts'
import { rawJson } from '../kit/database/raw-json.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { changed } from '../kit/events/changed.ts'
import { checkValue } from '../kit/input/check-value.ts'

type Page = NonNullable<Awaited<ReturnType<typeof readPage>>>

/** A page of the product with its blocks; locked until the transaction ends if it `isChanged`. */
async function readPage(orm: Orm, slug: string, { isChanged = false } = {}) {
  const { revision, updatedAt, updatedBy, shipped } = customPage
  const query = orm
    .select({ revision, updatedAt, updatedBy, shipped, blocks: rawJson(customPage.blocks) })
    .from(customPage)
    .where(eq(customPage.slug, slug))
  const [row] = await (isChanged ? query.for('update') : query)
  return row && { ...row, blocks: (JSON.parse(row.blocks ?? '[]') ?? []) as StoredBlock[] }
}

/** The definition of a block that has texts in its current version; undefined for others. */
function readable({ type, v }: Pick<StoredBlock, 'type' | 'v'>) {
  const definition = blockDefinitions.get(type)
  const fits = definition && v === currentVersion(definition) && contentNames(definition.props).length > 0
  return fits ? definition : undefined
}

/** All blocks of a page, those in others too. */
const allOf = ({ blocks }: Pick<Page, 'blocks'>): StoredBlock[] =>
  blocks.flatMap((block) => nodesOf(block as unknown as TreeNode, 'children') as unknown as StoredBlock[])

const answerOf = ({ id, type, props }: StoredBlock) => ({ ID: id, TYPE: type, VALUE: props })

/** The blocks of a page that have something to read; undefined if there is no such page. */
export async function readPageBlocks(
  orm: Orm,
  slug: string,
): Promise<z.infer<typeof productPageBlocks> | undefined> {
  const page = await readPage(orm, slug)
  return (
    page && {
      REVISION: page.revision,
      IS_CHANGED: page.shipped?.blocks !== undefined && !isEqual(page.shipped.blocks, page.blocks),
      BLOCKS: allOf(page).filter(readable).map(answerOf),
    }
  )
}

/** Writes the blocks of a page: visitors see them at once. */
async function writeBlocks(orm: Orm, slug: string, blocks: readonly StoredBlock[], account: string) {
  const [row] = await orm
    .update(customPage)
    .set({
      blocks: JSON.stringify(blocks),
      revision: sql`${customPage.revision} + 1`,
      updatedAt: sql`now()`,
      updatedBy: account,
    })
    .where(eq(customPage.slug, slug))
    .returning({ revision: customPage.revision, updatedAt: customPage.updatedAt })
  if (!row) throw new Error(`The page ${slug} was not written`)
  await changed(orm, areaOfPages, { company: productCode, code: slug })
  return row
}

type Change = {
  slug: string
  id: string
  sent: { VALUE?: unknown; REVISION: number }
  account: string
  locale: Locale
}

/** Puts other props in place of those of a block, wherever it is. */
const withProps = (blocks: readonly StoredBlock[], id: string, props: StoredBlock['props']): StoredBlock[] =>
  blocks.map((block) => ({
    ...block,
    ...(block.id === id && { props }),
    ...(block.children && { children: withProps(block.children, id, props) }),
  }))

/**
 * Changes the texts of a block; its look stays. Throws 412 with the stored version if the page has another revision, 422 for values that
 * the schema of the block refuses; undefined if there is no such block. Call it in a transaction.
 */
export async function changePageBlock(
  orm: Orm,
  { slug, id, sent, account, locale }: Change,
): Promise<z.infer<typeof savedProductPageBlock> | undefined> {
  const page = await readPage(orm, slug, { isChanged: true })
  const block = page && allOf(page).find((one) => one.id === id)
  const definition = block && readable(block)
  if (!definition) return undefined
  if (page.revision !== sent.REVISION)
    throw new ApiError('VERSION_CONFLICT', {
      data: {
        ...answerOf(block),
        REVISION: page.revision,
        UPDATED_AT: page.updatedAt.toISOString(),
        UPDATED_BY: await savedBy(orm, page),
      },
    })
  const given = checkValue(definition.props, sent.VALUE, { name: 'VALUE', locale }) as StoredBlock['props']
  const props = { ...block.props }
  for (const name of contentNames(definition.props)) {
    if (given[name] === undefined) delete props[name]
    else props[name] = given[name]
  }
  const written = await writeBlocks(orm, slug, withProps(page.blocks, id, props), account)
  return {
    ...answerOf({ ...block, props }),
    REVISION: written.revision,
    UPDATED_AT: written.updatedAt.toISOString(),
    UPDATED_BY: null,
  }
}

/** Gives a page back the blocks that come with the product. Undefined for a page that does not come with it. Call it in a transaction. */
export async function resetPageBlocks(orm: Orm, slug: string, account: string): Promise<boolean> {
  const page = await readPage(orm, slug, { isChanged: true })
  const shipped = page?.shipped?.blocks as StoredBlock[] | undefined
  if (!shipped) return false
  await writeBlocks(orm, slug, shipped, account)
  return true
}
