// The exports of this subject for other subjects.
export {
  addDocument,
  issueDocument,
  type NewDocument,
  newDocumentCode,
  revokeDocument,
  storeDocument,
} from './issue-document.ts'
export { makeSheet } from './pdf/make-pdf.ts'
export type { Sheet } from './pdf/sheet.ts'
