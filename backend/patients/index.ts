// The exports of this subject for other subjects.

export { cardOf, cardOfCorrected, type GivenPatient } from './cards/card-of.ts'
export { findPatients } from './cards/find-patients.ts'
export { noteAttaching } from './cards/note-attaching.ts'
export { noteOpening } from './cards/note-opening.ts'
export { ofFoundCards } from './cards/of-found-cards.ts'
export { onePatient } from './cards/one-patient.ts'
export { type PatientRow, patientName } from './cards/patient-name.ts'
export { ownPatients, readPatient } from './cards/read-patient.ts'
export { findCards, type KnownCard, type NamedPatient } from './exchange/find-cards.ts'
export { noteExport, noteWholeExport } from './exchange/note-export.ts'
export { isFromPatient, lettersOf, mostLetters } from './letters-of.ts'
