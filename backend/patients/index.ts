// The exports of this subject for other subjects.
export { cardOf, cardOfCorrected, type GivenPatient } from './card-of.ts'
export { isFromPatient, lettersCall, mostLetters } from './letters-call.ts'
export { noteOpening } from './note-opening.ts'
export { idOf, onePatient } from './one-patient.ts'
export { type PatientRow, patientName } from './patient-name.ts'
export { ownPatients, readPatient } from './read-patient.ts'
