import { document, documentCheck, documentNumber, documentSending } from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'
import { textsShape } from '../kit/outgoing/shapes.ts'

export const outgoing = defineOutgoing([
  {
    table: document,
    label: {
      ru: 'Документы пациентов',
      kk: 'Пациенттердің құжаттары',
      uz: 'Bemorlar hujjatlari',
      en: 'Patients’ documents',
    },
    without: ['factorHash', 'requestKey', 'requestHash'],
    files: ['file'],
    people: ['issuedBy', 'revokedBy'],
    // It is printed in the document, by which whoever has it asks whether it is real.
    keyStays: true,
    shapes: { doctor: textsShape, speciality: textsShape },
  },
  { table: documentNumber },
  { table: documentSending, people: ['by'] },
  { table: documentCheck },
])
