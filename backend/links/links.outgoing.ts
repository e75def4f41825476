import { linkOpening, linkSlug } from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'

export const outgoing = defineOutgoing([
  // A word that another company has here leads to that one.
  { table: linkSlug, keyStays: true },
  { table: linkOpening },
])
