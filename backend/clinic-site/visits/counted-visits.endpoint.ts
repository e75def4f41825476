import { countedVisits } from '../../../schemas/api/counted-visits.ts'
import { countViews } from '../../articles/index.ts'
import { addFigures } from '../../figures/index.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { addOpenings } from '../../links/index.ts'
import { addChats } from '../../whatsapp/index.ts'
import { addPeople } from './visits.ts'

export const addCountedVisits = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/landing/visits',
  summary:
    'Adds visits that a server of the product has counted on the pages that it serves; for its own credential',
  access: 'anyone',
  maxBytes: 4 * 1024 * 1024,
  body: countedVisits,
  act: async ({ orm, body: { PEOPLE, VIEWS, OPENINGS, CHATS, FIGURES }, caller }) => {
    if (!caller.isTrusted) throw new ApiError('FORBIDDEN')
    for (const list of ['news', 'materials'] as const) {
      const counts = VIEWS.filter(({ LIST }) => LIST === list).map(
        ({ SLUG, VIEWS }) => [SLUG, VIEWS] as const,
      )
      if (counts.length > 0) await countViews(orm, list, new Map(counts))
    }
    const people = PEOPLE.map((one) => ({
      company: one.COMPANY_CODE,
      day: one.DAY,
      page: one.PAGE,
      locale: one.LOCALE,
      people: one.PEOPLE,
    }))
    if (people.length > 0) await addPeople(orm, people)
    const openings = OPENINGS.map((one) => ({
      company: one.COMPANY_CODE,
      link: one.LINK_CODE,
      day: one.DAY,
      by: one.BY,
      place: one.PLACE,
      people: one.PEOPLE,
    }))
    if (openings.length > 0) await addOpenings(orm, openings)
    const chats = CHATS.map((one) => ({
      company: one.COMPANY_CODE,
      day: one.DAY,
      number: one.NUMBER,
      place: one.PLACE,
      people: one.PEOPLE,
    }))
    if (chats.length > 0) await addChats(orm, chats)
    const figures = FIGURES.map((one) => ({
      clinic: one.CLINIC,
      day: one.DAY,
      kind: one.KIND,
      people: one.PEOPLE,
    }))
    if (figures.length > 0) await addFigures(orm, figures)
    return undefined
  },
})
