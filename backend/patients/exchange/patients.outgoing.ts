import {
  patient,
  patientDouble,
  patientMerge,
  patientOpening,
  patientWord,
} from '../../database/tables/index.ts'
import { defineOutgoing } from '../../kit/outgoing/define-outgoing.ts'

export const outgoing = defineOutgoing([
  {
    table: patient,
    label: {
      ru: 'Карты пациентов',
      kk: 'Пациенттердің карталары',
      uz: 'Bemorlar kartalari',
      en: 'Patients’ cards',
    },
    without: ['soughtAt', 'wordsVersion'],
    files: ['photo'],
    people: ['createdBy', 'updatedBy'],
  },
  { table: patientDouble, people: ['distinctBy'] },
  // Its rows name others within a value, so that they could be moved back on the installation of the merge alone.
  { table: patientMerge, without: ['moved'], people: ['by', 'undoneBy'], outOnly: 'installation' },
  { table: patientOpening, people: ['by'] },
  { table: patientWord, stays: 'derived' },
])
