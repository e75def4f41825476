// The exports of this subject for other subjects.
export { waitingConsultations } from './moderated-consultations.endpoint.ts'
