// The exports of this subject for other subjects.
export { issueDocument, type NewDocument, revokeDocument } from './issue-document.ts'
