import type { DayClose } from '../api/visit.ts'

/** What the till has taken and returned by all methods together. */
export const tillSum = ({ TILL }: Pick<DayClose, 'TILL'>) => ({
  TAKEN: TILL.reduce((sum, { TAKEN }) => sum + TAKEN, 0),
  RETURNED: TILL.reduce((sum, { RETURNED }) => sum + RETURNED, 0),
})
