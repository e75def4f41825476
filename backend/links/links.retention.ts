import { lt, sql } from 'drizzle-orm'
import { linkOpening } from '../database/tables/index.ts'
import { defineRetention } from '../kit/retention/define-retention.ts'

export const retention = defineRetention({
  // As long as visits of sites, with which they are compared.
  deleteExpired: (orm) => orm.delete(linkOpening).where(lt(linkOpening.day, sql`current_date - 400`)),
})
