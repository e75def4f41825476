import { eq } from 'drizzle-orm'
import type { ProductPage } from '../../schemas/areas/product-pages.ts'
import type { Problem } from '../../schemas/core/problem.ts'
import { customPage } from '../database/tables/index.ts'
import { type Change, serveArea } from '../kit/area/area.ts'
import { htmlOf, richOf } from '../kit/area/rich-texts.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import type { Texts } from '../kit/tables/columns.ts'
import { readReserved } from '../redirects/index.ts'

const isAt = (slug: string) => eq(customPage.slug, slug)

/** The word of an address is free and not reserved (B-15), and stays; a page of blocks has no other text. */
async function check(orm: Orm, { before, after }: Change<ProductPage>): Promise<Problem[]> {
  const { address, content } = after
  if (before && before.address !== address)
    return [{ path: ['address'], code: 'fixedSlug', params: { slug: before.address } }]
  if (!before && (await readReserved(orm)).includes(address))
    return [{ path: ['address'], code: 'reservedSlug', params: { slug: address } }]
  const [stored] = await orm.select({ blocks: customPage.blocks }).from(customPage).where(isAt(address))
  if (stored && !before) return [{ path: ['address'], code: 'takenWord', params: { slug: address } }]
  return stored?.blocks && content ? [{ path: ['content'], code: 'pageOfBlocks', params: {} }] : []
}

export default serveArea<ProductPage>({
  table: customPage,
  columns: { address: 'slug' },
  read: ({ content }) => ({ content: richOf(content as Texts | null) }),
  write: ({ content }) => ({ content: htmlOf(content) }),
  check,
  beforeRemove: async (orm, { code }) => {
    const [stored] = await orm.select({ shipped: customPage.shipped }).from(customPage).where(isAt(code))
    if (stored?.shipped) throw new ApiError('PAGE_STAYS')
  },
})
