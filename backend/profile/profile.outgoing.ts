import { like, medicalRecord, medicalRecordView } from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'

export const outgoing = defineOutgoing([
  { table: like, stays: 'othersOwn' },
  // Records of the person with the account, who takes them out in the profile.
  { table: medicalRecord, stays: 'othersOwn' },
  { table: medicalRecordView, stays: 'othersOwn' },
])
