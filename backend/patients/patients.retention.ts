import { patient } from '../database/tables/index.ts'
import { defineRetention } from '../kit/retention/define-retention.ts'

/** Cards belong to the clinic: they stay, without the account. */
export const retention = defineRetention({ ofAccount: { tables: [patient] } })
