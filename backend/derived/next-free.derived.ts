import { markDue } from '../booking/index.ts'
import { defineDerived } from '../kit/events/derived-table.ts'

/** The next free slots of doctors. Bookings and holds mark them as due by themselves, without a change that visitors read. */
export const derived = defineDerived({
  from: ['cabinets', 'company', 'company-shown', 'doctors', 'listing-due'],
  write: async (orm, companies) => {
    await markDue(orm, companies)
    return []
  },
})
