import { inArray } from 'drizzle-orm'
import { deleteOldMessages } from '../outbox/delete-old-messages.ts'
import { ownContacts } from '../sessions/contact.ts'
import { outbox } from '../tables/index.ts'
import { defineRetention } from './define-retention.ts'

export const retention = defineRetention({
  deleteExpired: (orm) => deleteOldMessages(orm),
  ofAccount: {
    forget: async (orm, person) => {
      await orm.delete(outbox).where(inArray(outbox.recipient, ownContacts(person)))
      return undefined
    },
  },
})
