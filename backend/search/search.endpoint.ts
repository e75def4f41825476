import { z } from '@hono/zod-openapi'
import { type searchCard, searchGroup, searchResults } from '../../schemas/api/search.ts'
import { tags } from '../../schemas/tags.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { metaOf } from '../kit/input/paging.ts'
import { requestText } from '../kit/input/query.ts'
import { nearestSeconds } from '../listing/index.ts'
import { aboutFindings } from './about-findings.ts'
import { aboutHits } from './about-hits.ts'
import { type Findings, find, type Hit } from './find.ts'
import { groupHits } from './group-hits.ts'
import { hitAnswer } from './hit-answer.ts'
import { cardKey, noFacts, readCards } from './read-cards.ts'
import { countInCity, countOfSpeciality } from './read-counts.ts'
import { soonestFirst } from './soonest-first.ts'

/** Items of a group among others, and of a page of one group. */
const first = 5
const ofPage = 20
/** Items of a kind that are compared where one group is asked for. */
const mostOfKind = 200

type Read = Parameters<typeof find>[0]

/** How many doctors and clinics a speciality or a city has; of a speciality those in the city of the search. */
const countsOf = async (orm: Read, { entry }: Hit, { city }: Findings) => {
  if (entry.kind === 'speciality') return countOfSpeciality(orm, entry.code, city?.code)
  return entry.kind === 'place' ? countInCity(orm, entry.code) : undefined
}

/** True for a speciality that was found by a complaint and has neither doctors nor clinics: it comes after those that have some. */
const isVain = ({
  BECAUSE,
  DOCTORS,
  CLINICS,
}: Pick<z.infer<typeof searchCard>, 'BECAUSE' | 'DOCTORS' | 'CLINICS'>) =>
  BECAUSE !== null && !DOCTORS && !CLINICS

export const search = defineEndpoint({
  service: 'front',
  path: '/v1/search',
  summary: 'What a query finds in the directory: the best of each group, or a page of one group',
  query: z.object({
    q: requestText.describe('What is looked for.'),
    city: requestText.describe('Slug of the city.').optional(),
    kind: searchGroup.describe('Only findings of this kind, by pages.').optional(),
    page: z.coerce.number().int().min(1).max(1000).describe('Which page of one kind, from 1.').default(1),
  }),
  answer: searchResults,
  read: async ({ orm, query: { q, city, kind, page }, tag, expires }) => {
    tag(tags.search)
    const compared = kind ? mostOfKind : undefined
    const findings = await find(orm, q, city, compared)
    const found = groupHits(findings.hits).filter((group) => !kind || group.kind === kind)
    const { groups, soonestOf } = await soonestFirst(orm, found)
    const from = kind ? (page - 1) * ofPage : 0
    const shown = groups.map((group) => ({
      ...group,
      items: group.hits.slice(from, from + (kind ? ofPage : first)),
    }))
    const all = shown.flatMap(({ items }) => items)
    const about = await aboutHits(orm, all)
    const { cards, changes } = await readCards(orm, all)
    if (changes.length > 0) expires(new Date(Math.min(...changes.map(Number))))
    if (all.some(soonestOf)) expires(new Date(Date.now() + nearestSeconds * 1000))
    const answer = async (group: (typeof shown)[number], hit: Hit) => {
      const counts = await countsOf(orm, hit, findings)
      return {
        ...hitAnswer(group.kind, hit, about),
        ...(cards.get(cardKey(hit.entry)) ?? noFacts),
        SOONEST: soonestOf(hit)?.toISOString() ?? null,
        DOCTORS: counts?.doctors ?? null,
        CLINICS: counts?.clinics ?? null,
      }
    }
    return {
      ...aboutFindings(q, findings),
      IS_LOCATION_NAMED: findings.isCityNamed,
      IS_ELSEWHERE: findings.isElsewhere,
      GROUPS: await Promise.all(
        shown.map(async (group) => ({
          KIND: group.kind,
          TOTAL: group.hits.length,
          IS_MORE: findings.full.has(group.kind),
          ITEMS: (await Promise.all(group.items.map((hit) => answer(group, hit)))).toSorted(
            (one, other) => Number(isVain(one)) - Number(isVain(other)),
          ),
        })),
      ),
      meta: metaOf({ number: page, size: ofPage }, kind ? (groups[0]?.hits.length ?? 0) : all.length),
    }
  },
})
