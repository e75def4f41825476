// The exports of this subject for other subjects.
export { forgetConsultations } from './forget-consultations.ts'
export { waitingConsultations } from './moderated-consultations.endpoint.ts'
export { waitingRows } from './staff-consultations.ts'
