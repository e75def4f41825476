import { lt, sql } from 'drizzle-orm'
import { siteVisit } from '../database/tables/index.ts'
import { defineRetention } from '../kit/retention/define-retention.ts'

export const retention = defineRetention({
  // Screens of visits show a year.
  deleteExpired: (orm) => orm.delete(siteVisit).where(lt(siteVisit.day, sql`current_date - 400`)),
})
