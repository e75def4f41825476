import { inArray } from 'drizzle-orm'
import { city } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { localize } from '../shared/answers/localize.ts'
import { corrected } from './corrected.ts'
import type { Findings, Hit } from './find.ts'
import type { CityNames } from './hit-answer.ts'

/** The parts of a search's answer besides its hits. */
export const aboutFindings = (query: string, findings: Findings) => ({
  LOCATION: findings.city
    ? { LOCATION_CODE: findings.city.code, ...localize('LOCATION_NAME', findings.city.name) }
    : null,
  ...corrected(query, findings),
})

/** Names of the cities of some hits. */
export async function readCityNames(orm: Orm, hits: readonly Hit[]): Promise<CityNames> {
  const slugs = [...new Set(hits.map(({ entry }) => entry.city).filter(Boolean))]
  if (slugs.length === 0) return new Map()
  const rows = await orm
    .select({ slug: city.slug, name: city.name })
    .from(city)
    .where(inArray(city.slug, slugs))
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}
