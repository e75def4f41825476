import { eq } from 'drizzle-orm'
import type { Problem } from '../../schemas/core/problem.ts'
import type { city, speciality } from '../database/tables/index.ts'
import type { Change } from '../kit/area/area.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { refreshDictionary } from './refresh-dictionary.ts'

type Word = { address: string }

/**
 * The server part of an area whose rows are words of the directory: `address` is the slug, which is also the code of a row and stays; the
 * search knows each change at once. `countUses` counts the rows that name a slug; a word in use cannot be removed.
 */
export const serveDictionary = (
  table: typeof city | typeof speciality,
  countUses: (orm: Orm, slug: string) => Promise<number>,
) => ({
  table,
  columns: { address: 'slug' },
  check: async (orm: Orm, { before, after }: Change<Word>): Promise<Problem[]> => {
    if (before?.address === after.address) return []
    if (before) return [{ path: ['address'], code: 'fixedSlug', params: { slug: before.address } }]
    const taken = await orm.$count(table, eq(table.slug, after.address))
    return taken > 0 ? [{ path: ['address'], code: 'takenWord', params: { slug: after.address } }] : []
  },
  beforeRemove: async (orm: Orm, { code }: { code: string }) => {
    if ((await countUses(orm, code)) > 0) throw new ApiError('WORD_IN_USE')
  },
  afterWrite: refreshDictionary,
  afterRemove: refreshDictionary,
})
