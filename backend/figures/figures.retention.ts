import { lt, sql } from 'drizzle-orm'
import { homeZone } from '../../schemas/formats/home-zone.ts'
import { figure } from '../database/tables/index.ts'
import { defineRetention } from '../kit/retention/define-retention.ts'

/** Twelve months, the twelve before, and the one that is not over. */
export const retention = defineRetention({
  deleteExpired: (orm) =>
    orm.delete(figure).where(lt(figure.day, sql`(now() at time zone ${homeZone.name})::date - 800`)),
})
