import type { PatientInShort } from '../../../schemas/api/patients.ts'
import type { PatientRow } from './patient-name.ts'

/** A patient in a list. */
export const patientInShort = (row: PatientRow): PatientInShort => ({
  PATIENT_CODE: row.id,
  PATIENT_NUMBER: row.number,
  LASTNAME: row.lastName,
  NAME: row.name,
  MIDDLENAME: row.middleName,
  BIRTHDAY: row.birthday,
  TEL: row.phone,
  PHOTO: row.photoSmall && `data:image/webp;base64,${row.photoSmall}`,
})
