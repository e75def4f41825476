import { and } from 'drizzle-orm'
import { consultation } from '../database/tables/index.ts'
import { staffNewsCall } from '../live/staff-news.ts'
import { isForStaff, staffFilters } from './staff-consultations.ts'

/** R108: what happens in the consultations of a clinic. */
export const consultationNews = staffNewsCall({
  kind: 'online_consultation',
  section: 'online-consultations',
  rows: ({ member }) => ({
    ...{ table: consultation, since: consultation.waitsSince },
    where: and(isForStaff(member), staffFilters.waiting),
  }),
})
