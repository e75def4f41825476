import { lt, sql } from 'drizzle-orm'
import { whatsappOpening } from '../database/tables/index.ts'
import { defineRetention } from '../kit/retention/define-retention.ts'

export const retention = defineRetention({
  deleteExpired: (orm) => orm.delete(whatsappOpening).where(lt(whatsappOpening.day, sql`current_date - 400`)),
})
