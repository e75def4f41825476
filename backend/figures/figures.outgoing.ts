import { figure, figureDue } from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'

export const outgoing = defineOutgoing([{ table: figure }, { table: figureDue, stays: 'derived' }])
