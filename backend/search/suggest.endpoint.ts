import { z } from '@hono/zod-openapi'
import { searchSuggestions } from '../../schemas/api/search.ts'
import { tags } from '../../schemas/tags.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { requestText } from '../kit/input/query.ts'
import { aboutFindings, readCityNames } from './about-findings.ts'
import { find, type Hit } from './find.ts'
import { groupHits } from './group-hits.ts'
import { hitAnswer } from './hit-answer.ts'
import { specialitiesIn } from './read-counts.ts'

/** Rows that are suggested, and how many of them the best group has if there are others. */
const most = 8
const mostOfFirst = 4
const mostOfOthers = 2

/** A hit with so good an answer is the typed text itself. */
const inFull = 0.99

/** Returns whether a hit is a speciality that no doctor in the city has. */
async function elsewhere(orm: Orm, chosen: readonly { hit: Hit }[], city: string | undefined) {
  if (city === undefined) return () => false
  const slugs = chosen.flatMap(({ hit: { entry } }) => (entry.kind === 'speciality' ? entry.code : []))
  const there = await specialitiesIn(orm, slugs, city)
  return ({ entry }: Hit) => entry.kind === 'speciality' && !there.has(entry.code)
}

export const searchSuggest = defineEndpoint({
  service: 'front',
  path: '/v1/search/suggest',
  summary: `What a query of the directory may become while it is typed, at most ${most} rows by group`,
  query: z.object({
    q: requestText.describe('What is looked for.'),
    city: requestText.describe('Slug of the city.').optional(),
  }),
  answer: searchSuggestions,
  read: async ({ orm, query: { q, city }, tag }) => {
    tag(tags.search)
    const findings = await find(orm, q, city)
    const groups = groupHits(findings.hits)
    const chosen = groups
      .flatMap(({ kind, hits }, index) => {
        const room = groups.length === 1 ? most : index === 0 ? mostOfFirst : mostOfOthers
        return hits.slice(0, room).map((hit) => ({ kind, hit }))
      })
      .slice(0, most)
    const cities = await readCityNames(
      orm,
      chosen.map(({ hit }) => hit),
    )
    const isElsewhere = await elsewhere(orm, chosen, findings.city?.code)
    const isAside = (hit: Hit) => hit.relevance < inFull && isElsewhere(hit)
    return {
      ...aboutFindings(q, findings),
      data: chosen
        // Specialities with the full name come first among the specialities, which stand together, then those that the city has.
        .toSorted(({ kind, hit }, other) =>
          kind === other.kind ? Number(isAside(hit)) - Number(isAside(other.hit)) : 0,
        )
        .map(({ kind, hit }) => ({ ...hitAnswer(kind, hit, cities), IS_ELSEWHERE: isElsewhere(hit) })),
    }
  },
})
