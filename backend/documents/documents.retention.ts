import { lt, sql } from 'drizzle-orm'
import { documentCheck } from '../database/tables/index.ts'
import { defineRetention } from '../kit/retention/define-retention.ts'

export const retention = defineRetention({
  deleteExpired: (orm) =>
    orm.delete(documentCheck).where(lt(documentCheck.at, sql`now() - interval '1 year'`)),
})
