import { consultationStatus } from '../../../schemas/consultations/consultation-status.ts'
import {
  consultation,
  consultationChange,
  consultationFile,
  consultationMessage,
  consultationReader,
} from '../../database/tables/index.ts'
import { defineOutgoing } from '../../kit/outgoing/define-outgoing.ts'

const { moderation, active, ended } = consultationStatus

export const outgoing = defineOutgoing([
  {
    table: consultation,
    label: {
      ru: 'Онлайн-консультации',
      kk: 'Онлайн-кеңестер',
      uz: 'Onlayn maslahatlar',
      en: 'Online consultations',
    },
    // The clinic knows the patient by the name alone; the link of the patient leads to where it was held.
    without: ['contact', 'requestKey', 'requestHash'],
    brought: (row) => ({
      ...row,
      contact: '',
      waitsSince: null,
      status: row.status === moderation || row.status === active ? ended : row.status,
    }),
  },
  { table: consultationChange },
  { table: consultationMessage },
  { table: consultationFile, files: ['file'] },
  { table: consultationReader, stays: 'underWay' },
])
