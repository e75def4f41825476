import { countViews } from '../../backend/articles/index.ts'
import { addPeople } from '../../backend/clinic-site/visits/visits.ts'
import { addFigures } from '../../backend/figures/index.ts'
import type { Orm } from '../../backend/kit/database/database.ts'
import { addOpenings } from '../../backend/links/index.ts'
import { addChats } from '../../backend/whatsapp/index.ts'
import { defaultLocale } from '../../locales/locale.ts'
import type { CountedVisits } from '../../schemas/api/counted-visits.ts'
import { apiPath } from '../../schemas/calls/api-path.ts'
import type { Api } from '../api.ts'
import type { VisitStore } from './visits.ts'

/** Counts in the database of this process. */
export const visitsInDatabase = (orm: Orm): VisitStore => ({
  addViews: (list, counts) => countViews(orm, list, counts),
  addPeople: (counts) => addPeople(orm, counts),
  addOpenings: (counts) => addOpenings(orm, counts),
  addChats: (counts) => addChats(orm, counts),
  addFigures: (counts) => addFigures(orm, counts),
})

/** Counts at a backend elsewhere; one that has no such call counts no visits. */
export function visitsByCall(api: Api): VisitStore {
  async function add(counted: CountedVisits): Promise<void> {
    const answer = await api(apiPath('/w-front/v1/landing/visits', defaultLocale), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(counted),
    })
    await answer.body?.cancel()
    if (!answer.ok && answer.status !== 404) throw new Error(`The backend answered ${answer.status}`)
  }
  return {
    addViews: (list, counts) =>
      add({ VIEWS: [...counts].map(([SLUG, VIEWS]) => ({ LIST: list, SLUG, VIEWS })) }),
    addPeople: (counts) =>
      add({
        PEOPLE: counts.map(({ company, day, page, locale, people }) => ({
          COMPANY_CODE: company,
          DAY: day,
          PAGE: page,
          LOCALE: locale,
          PEOPLE: people,
        })),
      }),
    addOpenings: (counts) =>
      add({
        OPENINGS: counts.map(({ company, link, day, by, place, people }) => ({
          COMPANY_CODE: company,
          LINK_CODE: link,
          DAY: day,
          BY: by,
          PLACE: place,
          PEOPLE: people,
        })),
      }),
    addChats: (counts) =>
      add({
        CHATS: counts.map(({ company, day, number, place, people }) => ({
          COMPANY_CODE: company,
          DAY: day,
          NUMBER: number,
          PLACE: place,
          PEOPLE: people,
        })),
      }),
    addFigures: (counts) =>
      add({
        FIGURES: counts.map(({ clinic, day, kind, people }) => ({
          CLINIC: clinic,
          DAY: day,
          KIND: kind,
          PEOPLE: people,
        })),
      }),
  }
}
