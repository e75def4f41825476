import { lt, sql } from 'drizzle-orm'
import { usedProof } from '../tables/index.ts'
import { defineRetention } from './define-retention.ts'

export const retention = defineRetention({
  deleteExpired: (orm) => orm.delete(usedProof).where(lt(usedProof.expiresAt, sql`now()`)),
})
