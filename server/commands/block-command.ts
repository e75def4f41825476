import { eq } from 'drizzle-orm'
import { changeBlocks } from '../../backend/content/change-blocks.ts'
import { directory, type PageKey } from '../../backend/content/content-migration.ts'
import { company } from '../../backend/database/tables/index.ts'
import type { Database } from '../../backend/kit/database/database.ts'
import { currentVersion } from '../../schemas/page/define-block.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { productSlugAt } from '../../schemas/page/product-paths.ts'
import { blockDefinitions } from '../../schemas/registry.ts'
import { parseAddress } from '../../site/core/address.ts'

const usage = 'npm run block -- add promo-banner /l/demo-dent, or remove in place of add'

/** The stored page behind an address: `/l/{clinic}/{page}`, `/page/{slug}` or a page of the product. */
async function pageAt(db: Database, address: string): Promise<PageKey | undefined> {
  const { path } = parseAddress(address) ?? { path: '' }
  const [, area, name = '', ...rest] = path.split('/')
  if (area === 'l') {
    const [found] = await db.orm.select({ code: company.code }).from(company).where(eq(company.slug, name))
    return found && { company: found.code, slug: rest.join('/') }
  }
  const slug = area === 'page' ? name : productSlugAt(path)
  return slug === undefined ? undefined : { company: directory, slug }
}

/** A block of the type with its example, under an id that the page does not have yet. */
function withExample(blocks: readonly StoredBlock[], type: string): StoredBlock[] {
  const definition = blockDefinitions.get(type)
  if (!definition)
    throw new Error(
      `There is no block "${type}". There are ${[...blockDefinitions.keys()].sort().join(', ')}.`,
    )
  const ids = new Set(blocks.map(({ id }) => id))
  let id = type
  for (let number = 2; ids.has(id); number++) id = `${type}-${number}`
  return [...blocks, { id, type, v: currentVersion(definition), props: definition.example.props }]
}

function without(blocks: readonly StoredBlock[], type: string): StoredBlock[] {
  const last = blocks.findLastIndex((block) => block.type === type)
  if (last < 0) throw new Error(`The page has no block "${type}".`)
  return blocks.filter((_, index) => index !== last)
}

/** Appends a block with its example to a stored page, or removes the last block of its type. */
export async function changePage(db: Database, args: readonly string[]): Promise<string> {
  const [verb, type, address] = args
  if ((verb !== 'add' && verb !== 'remove') || !type || !address?.startsWith('/'))
    throw new Error(`Usage: ${usage}`)
  const key = await pageAt(db, address)
  const change = verb === 'add' ? withExample : without
  if (!key || !(await changeBlocks(db, key, (blocks) => change(blocks, type))))
    throw new Error(
      `No page of blocks is stored at ${address}. A clinic's first page is one, such as /l/demo-dent, and so are / and /help.`,
    )
  return verb === 'add' ? `${type} stands at the end of ${address}.` : `${type} is gone from ${address}.`
}
