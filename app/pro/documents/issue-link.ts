import { sectionPath } from '../../../schemas/access/sections.ts'

/** The segment of the form that issues a document, where the code of one stands otherwise. */
export const newDocument = 'new'

/**
 * The path of the form that issues a document, without the language, with the patient and the visit already chosen: PATIENT_CODE of the
 * card, APPOINTMENT_CODE of the visit. `base` is the path of the company's business section, `/pro/1001`.
 */
export function issueLink(base: string, given: { patient?: string; visit?: string; template?: string } = {}) {
  const query = new URLSearchParams(given)
  return `${base}/${sectionPath('documents')}/${newDocument}${query.size > 0 ? `?${query}` : ''}`
}
