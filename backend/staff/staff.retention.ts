import { rights } from '../../schemas/access/rights.event.ts'
import { membership } from '../database/tables/index.ts'
import { happened } from '../kit/events/happened.ts'
import { defineRetention } from '../kit/retention/define-retention.ts'
import { revokeCodesOf } from './revoke-codes.ts'

export const retention = defineRetention({
  ofAccount: {
    tables: [membership],
    forget: async (orm, person) => {
      await revokeCodesOf(orm, { account: person.id })
      return { changes: [happened(rights, { account: person.id })] }
    },
  },
})
