import { bonusCard, payment, points } from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'

export const outgoing = defineOutgoing([
  {
    table: bonusCard,
    label: { ru: 'Бонусные карты', kk: 'Бонус карталары', uz: 'Bonus kartalari', en: 'Bonus cards' },
    people: ['createdBy'],
    // Patients have it on paper and in pictures.
    keyStays: true,
  },
  { table: points, people: ['by'], follows: { source: [payment, points] }, neverChanges: true },
])
