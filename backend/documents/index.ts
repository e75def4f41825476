// The exports of this subject for other subjects.
export {
  addDocument,
  issueDocument,
  type NewDocument,
  newDocumentCode,
  revokeDocument,
  storeDocument,
} from './issue-document.ts'
