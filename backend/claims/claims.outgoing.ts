import { claimPaper, companyClaim, mistakeReport } from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'

export const outgoing = defineOutgoing([
  { table: companyClaim, stays: 'othersOwn' },
  { table: claimPaper, stays: 'othersOwn' },
  { table: mistakeReport, stays: 'othersOwn' },
])
