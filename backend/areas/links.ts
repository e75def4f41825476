import { and, count, eq } from 'drizzle-orm'
import type { ShortLink } from '../../schemas/areas/links.ts'
import type { Problem } from '../../schemas/core/problem.ts'
import { linkTargets } from '../../schemas/links/link-targets.ts'
import { link, linkOpening, linkSlug } from '../database/tables/index.ts'
import { type Change, serveArea } from '../kit/area/area.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { mostSlugs, proposeSlugs, slugState, takeSlug } from '../links/index.ts'

const path = ['word']

async function check(
  orm: Orm,
  { place, before, after: { word: slug } }: Change<ShortLink>,
): Promise<Problem[]> {
  if (slug === undefined || slug === before?.word) return []
  const state = await slugState(orm, slug, place)
  if (state === 'reserved') return [{ path, code: 'reservedSlug', params: { slug } }]
  if (state === 'taken') return [{ path, code: 'takenWord', params: { slug } }]
  const [used] = await orm
    .select({ words: count() })
    .from(linkSlug)
    .where(eq(linkSlug.company, place.company))
  if ((used?.words ?? 0) >= mostSlugs) throw new ApiError('LIST_FULL')
  return []
}

/** A link without a word keeps the one that it has, or gets a free one. */
async function complete(orm: Orm, { place, before, after }: Change<ShortLink>): Promise<ShortLink> {
  if (after.word !== undefined) return after
  if (before?.word !== undefined) return { ...after, word: before.word }
  const usual = linkTargets.get(after.target.kind)?.begins?.slug
  const names = [...(usual ? [usual] : []), after.label.ru]
  const [word] = await proposeSlugs(orm, names, place)
  return { ...after, ...(word !== undefined && { word }) }
}

/** Words stay with the company, also those of before. */
async function afterWrite(orm: Orm, { place, after: { word: slug = '' } }: Change<ShortLink>): Promise<void> {
  // Another clinic has taken it since it was checked.
  if (!(await takeSlug(orm, slug, place))) throw new ApiError('CONFLICT')
}

export default serveArea<ShortLink>({
  table: link,
  check,
  complete,
  afterWrite,
  afterRemove: async (orm, { company, code }) => {
    await orm
      .update(linkSlug)
      .set({ link: null })
      .where(and(eq(linkSlug.company, company), eq(linkSlug.link, code)))
    await orm.delete(linkOpening).where(and(eq(linkOpening.company, company), eq(linkOpening.link, code)))
  },
})
