import { z } from 'zod'
import { filedCase, filedCaseMove } from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'

const entered = z.union([z.string().max(20_000), z.number(), z.boolean(), z.null()])

export const outgoing = defineOutgoing([
  {
    table: filedCase,
    label: {
      ru: 'Заявки пациентов',
      kk: 'Пациенттердің өтініштері',
      uz: 'Bemorlar arizalari',
      en: 'Patients’ requests',
    },
    shapes: { value: z.record(z.string().max(60), entered) },
    // Its author has confirmed the contact elsewhere: nobody is written to from here.
    brought: (row) => ({ ...row, contact: '' }),
  },
  { table: filedCaseMove },
])
