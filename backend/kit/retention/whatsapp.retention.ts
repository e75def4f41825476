import { and, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { ownContacts } from '../sessions/contact.ts'
import { whatsappContact } from '../tables/index.ts'
import { defineRetention } from './define-retention.ts'

/** A consent is kept as long as it counts; one that was ended, and phones that only wrote, for a year. */
export const retention = defineRetention({
  deleteExpired: (orm) => {
    const { createdAt, agreedAt, stoppedAt } = whatsappContact
    const year = sql`now() - interval '1 year'`
    return orm
      .delete(whatsappContact)
      .where(or(lt(stoppedAt, year), and(isNull(agreedAt), isNull(stoppedAt), lt(createdAt, year))))
  },
  // Who has refused since the backup would be written to again.
  endRestored: (orm) =>
    orm
      .update(whatsappContact)
      .set({ stoppedAt: sql`now()` })
      .where(and(isNotNull(whatsappContact.agreedAt), isNull(whatsappContact.stoppedAt))),
  ofAccount: {
    forget: async (orm, person) => {
      await orm.delete(whatsappContact).where(inArray(whatsappContact.phone, ownContacts(person)))
      return undefined
    },
  },
})
