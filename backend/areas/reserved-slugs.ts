import { eq } from 'drizzle-orm'
import type { ReservedSlug } from '../../schemas/areas/reserved-slugs.ts'
import type { Problem } from '../../schemas/core/problem.ts'
import { isProductSlug } from '../../schemas/page/product-paths.ts'
import { customPage, reservedSlug } from '../database/tables/index.ts'
import { type Change, serveArea } from '../kit/area/area.ts'
import type { Orm } from '../kit/database/database.ts'

/** A word cannot be changed, is there once, and hides no page of the directory. */
async function check(orm: Orm, { before, after: { word } }: Change<ReservedSlug>): Promise<Problem[]> {
  if (before?.word === word) return []
  const path = ['word']
  if (before) return [{ path, code: 'fixedSlug', params: { slug: before.word } }]
  if ((await orm.$count(reservedSlug, eq(reservedSlug.slug, word))) > 0)
    return [{ path, code: 'takenWord', params: { slug: word } }]
  // Pages of the product have addresses of their own.
  const pages = isProductSlug(word) ? 0 : await orm.$count(customPage, eq(customPage.slug, word))
  return pages > 0 ? [{ path, code: 'realPage', params: { path: `/page/${word}` } }] : []
}

export default serveArea<ReservedSlug>({
  table: reservedSlug,
  columns: { word: 'slug' },
  check,
})
