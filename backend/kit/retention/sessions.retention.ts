import { lt, sql } from 'drizzle-orm'
import { session } from '../tables/index.ts'
import { defineRetention } from './define-retention.ts'

export const retention = defineRetention({
  // Three months after its end, a session still tells which device is known (`isKnownDevice`).
  deleteExpired: (orm) => orm.delete(session).where(lt(session.expiresAt, sql`now() - interval '90 days'`)),
  // Somebody may have signed out since, or lost the device.
  endRestored: (orm) => orm.delete(session),
})
