import { defineDerived } from '../kit/events/derived-table.ts'
import { writePromoted } from './write-promoted.ts'

/** The prices that promotions make, by the price list and its history. */
export const derived = defineDerived({
  from: ['cabinets', 'company', 'listing-due', 'promotion', 'services'],
  write: writePromoted,
})
