import { formerPhoto, foundFact, listed, nextFree, nextFreeDue, offer } from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'

export const outgoing = defineOutgoing([
  { table: listed, stays: 'derived' },
  { table: nextFree, stays: 'derived' },
  { table: nextFreeDue, stays: 'derived' },
  { table: offer, stays: 'derived' },
  { table: formerPhoto, stays: 'derived' },
  { table: foundFact, stays: 'derived' },
])
