import { z } from '@hono/zod-openapi'
import { and, asc, eq } from 'drizzle-orm'
import { person } from '../../schemas/api/people.ts'
import { tags } from '../../schemas/tags.ts'
import { company, practitioner, specialist } from '../database/tables/index.ts'
import { expireWithPeriods } from '../kit/area/visible-rows.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { requestText } from '../kit/input/query.ts'
import { specialistDetailsAnswer, specialistDetailsFields } from '../shared/answers/specialist-answer.ts'
import { isListed } from '../shared/shown/is-listed.ts'
import { isVisibleDoctor } from '../shared/shown/visible-doctors.ts'

/** More clinics of one person are not shown. */
const most = 20

/** The person with the slug, or the one with whom that one was merged. */
async function findPerson(orm: Orm, slug: string) {
  const [found] = await orm.select().from(practitioner).where(eq(practitioner.slug, slug))
  if (!found?.mergedInto) return found
  const [other] = await orm.select().from(practitioner).where(eq(practitioner.id, found.mergedInto))
  return other
}

export const onePerson = defineEndpoint({
  service: 'front',
  path: '/v1/person/{person}',
  summary: 'A doctor of the directory by slug, with the cards of all clinics where they see patients',
  params: z.object({ person: requestText.describe('Slug of the person.') }),
  answer: person,
  read: async ({ orm, params, tag, expires }) => {
    const found = await findPerson(orm, params.person)
    tag(tags.people)
    if (!found) return void tag(tags.allSpecialists)
    const own = eq(specialist.practitioner, found.id)
    await expireWithPeriods(specialist, { orm, expires }, own)
    const cards = await orm
      .select(specialistDetailsFields)
      .from(specialist)
      .innerJoin(company, eq(company.code, specialist.company))
      .where(and(own, isVisibleDoctor, isListed))
      .orderBy(asc(specialist.company), asc(specialist.position))
      .limit(most)
    if (cards.length === 0) return void tag(tags.allSpecialists)
    for (const card of cards) {
      tag(tags.company(card.company))
      tag(tags.specialists(card.company))
      tag(tags.firstVisits(card.company))
    }
    return {
      PERSON_SLUG: found.slug,
      CARDS: cards.map((card) => ({ COMPANY_CODE: card.company, CARD: specialistDetailsAnswer(card) })),
    }
  },
})
