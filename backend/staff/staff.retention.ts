import { membership } from '../database/tables/index.ts'
import { accessTag } from '../kit/access/memberships.ts'
import { defineRetention } from '../kit/retention/define-retention.ts'
import { revokeCodesOf } from './revoke-codes.ts'

export const retention = defineRetention({
  ofAccount: {
    tables: [membership],
    forget: async (orm, person) => {
      await revokeCodesOf(orm, { account: person.id })
      return { tags: [accessTag(person.id)] }
    },
  },
})
