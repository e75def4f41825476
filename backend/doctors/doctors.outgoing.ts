import { schedule, specialist } from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'
import { hoursShape } from '../kit/outgoing/shapes.ts'

export const outgoing = defineOutgoing([
  // Whose card it is in the directory is known by accounts.
  { table: specialist, without: ['practitioner'] },
  {
    table: schedule,
    label: {
      ru: 'Расписание врачей',
      kk: 'Дәрігерлер кестесі',
      uz: 'Shifokorlar jadvali',
      en: 'Doctors’ schedules',
    },
    shapes: { hours: hoursShape },
  },
])
