import { apiKey } from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'

export const outgoing = defineOutgoing([{ table: apiKey, stays: 'secret' }])
