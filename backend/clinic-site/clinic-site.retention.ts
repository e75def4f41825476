import { siteVisit } from '../database/tables/index.ts'
import { defineRetention } from '../kit/retention/define-retention.ts'
import { isForgotten } from '../kit/retention/kept-counts.ts'

export const retention = defineRetention({
  deleteExpired: (orm) => orm.delete(siteVisit).where(isForgotten(siteVisit.day)),
})
