import type { Database } from '../../backend/kit/database/database.ts'
import type { find } from '../../backend/search/find.ts'
import type { groupHits } from '../../backend/search/group-hits.ts'

export type RankedQuery = { kind: string; query: string; city: string; first: string[]; rank: number }

export const rankQueries: (
  db: Pick<Database, 'orm'>,
  modules: { find: typeof find; groupHits: typeof groupHits },
  which?: (index: number) => boolean,
) => Promise<RankedQuery[]>

export const mean: (numbers: readonly number[]) => number
