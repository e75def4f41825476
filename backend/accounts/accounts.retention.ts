import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { confirmation } from '../database/tables/index.ts'
import { defineRetention } from '../kit/retention/define-retention.ts'
import { ownContacts } from '../kit/sessions/contact.ts'

export const retention = defineRetention({
  // A registration is stored for a day, longer than its code is valid.
  deleteExpired: (orm) =>
    orm
      .delete(confirmation)
      .where(
        and(
          lt(confirmation.expiresAt, sql`now()`),
          lt(confirmation.createdAt, sql`now() - interval '1 day'`),
        ),
      ),
  // A code or a link may have been used since.
  endRestored: (orm) => orm.delete(confirmation),
  ofAccount: {
    forget: async (orm, person) => {
      await orm
        .delete(confirmation)
        .where(or(eq(confirmation.account, person.id), inArray(confirmation.contact, ownContacts(person))))
      return undefined
    },
  },
})
