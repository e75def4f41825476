import { lt, sql } from 'drizzle-orm'
import { ownContacts } from '../sessions/contact.ts'
import { rateLimit } from '../tables/index.ts'
import { defineRetention } from './define-retention.ts'

export const retention = defineRetention({
  deleteExpired: (orm) => orm.delete(rateLimit).where(lt(rateLimit.resetsAt, sql`now()`)),
  ofAccount: {
    forget: async (orm, person) => {
      // A counter's key has the counted value as a word of its own.
      const counted = sql.param([person.id, ...ownContacts(person)])
      await orm.delete(rateLimit).where(sql`string_to_array(${rateLimit.key}, ' ') && ${counted}::text[]`)
      return undefined
    },
  },
})
