import { question, questionMessage, questionMove } from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'

export const outgoing = defineOutgoing([
  {
    table: question,
    label: {
      ru: 'Вопросы пациентов',
      kk: 'Пациенттердің сұрақтары',
      uz: 'Bemorlar savollari',
      en: 'Patients’ questions',
    },
    // The clinic knows whoever asks by the name alone, so that nobody can be answered elsewhere.
    without: ['contact'],
    brought: (row) => ({
      ...row,
      contact: '',
      status: row.status === 'new' || row.status === 'again' ? 'closed' : row.status,
      // A moderator of here has not read it yet.
      publication: row.publication === 'published' ? 'new' : row.publication,
    }),
  },
  { table: questionMessage },
  { table: questionMove },
])
