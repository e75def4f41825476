import { markDue } from '../booking/index.ts'
import { defineDerived } from '../kit/events/derived-table.ts'

/** The next free slots of doctors. They are only marked here, and computed by a worker; bookings and holds mark them by themselves. */
export const derived = defineDerived({
  from: ['cabinets', 'company', 'company-shown', 'doctors', 'listing-due'],
  write: async (orm, companies) => {
    await markDue(orm, companies)
    return []
  },
})
