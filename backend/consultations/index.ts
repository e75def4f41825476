// What other subjects use of this one.
export { forgetConsultations } from './forget-consultations.ts'
export { waitingConsultations } from './moderated-consultations.endpoint.ts'
export { waitingRows } from './staff-consultations.ts'
