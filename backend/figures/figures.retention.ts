import { figure } from '../database/tables/index.ts'
import { defineRetention } from '../kit/retention/define-retention.ts'
import { isForgotten } from '../kit/retention/kept-counts.ts'

/** Twelve months, the twelve before, and the one that is not over. */
const days = 800

export const retention = defineRetention({
  deleteExpired: (orm) => orm.delete(figure).where(isForgotten(figure.day, days)),
})
