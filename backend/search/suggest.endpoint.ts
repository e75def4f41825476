import { z } from '@hono/zod-openapi'
import { searchSuggestions } from '../../schemas/api/search.ts'
import { tags } from '../../schemas/tags.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { requestText } from '../kit/input/query.ts'
import { aboutFindings } from './about-findings.ts'
import { aboutHits } from './about-hits.ts'
import { find, type Hit } from './find.ts'
import { groupHits } from './group-hits.ts'
import { hitAnswer } from './hit-answer.ts'
import { listsOf } from './read-counts.ts'

/** Rows that are suggested, and how many of them the best group has if there are others. */
const most = 8
const mostOfFirst = 4
const mostOfOthers = 2

/** A hit with so good an answer is the typed text itself. */
const inFull = 0.99

/** Returns the list that has the speciality of a hit in the city, if the hit is one and if there is a list. */
async function specialityLists(orm: Orm, chosen: readonly { hit: Hit }[], city: string | undefined) {
  const slugs = chosen.flatMap(({ hit: { entry } }) => (entry.kind === 'speciality' ? entry.code : []))
  const there = await listsOf(orm, slugs, city)
  return ({ entry }: Hit) => (entry.kind === 'speciality' ? there.get(entry.code) : undefined)
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
    const about = await aboutHits(
      orm,
      chosen.map(({ hit }) => hit),
    )
    const where = findings.city?.code
    const listOf = await specialityLists(orm, chosen, where)
    const isElsewhere = (hit: Hit) =>
      where !== undefined && hit.entry.kind === 'speciality' && listOf(hit) === undefined
    const isAside = (hit: Hit) => hit.relevance < inFull && isElsewhere(hit)
    return {
      ...aboutFindings(q, findings),
      data: chosen
        // Specialities with the full name come first among the specialities, which stand together, then those that the city has.
        .toSorted(({ kind, hit }, other) =>
          kind === other.kind ? Number(isAside(hit)) - Number(isAside(other.hit)) : 0,
        )
        .map(({ kind, hit }) => ({
          ...hitAnswer(kind, hit, about),
          IS_ELSEWHERE: isElsewhere(hit),
          LIST: listOf(hit) ?? null,
        })),
    }
  },
})
