import definition from '../../schemas/patients/patient.webhook.ts'
import { patient } from '../database/tables/index.ts'
import { defineNoted } from '../kit/webhooks/define-noted.ts'

export const noted = defineNoted({
  definition,
  table: patient,
  code: patient.id,
  begins: 'created',
  becomes: { merged: { column: patient.mergedInto, isSet: true } },
  // A photo has no revision.
  changes: { step: 'changed', columns: [patient.revision, patient.photo] },
  ends: 'removed',
})
