// What other subjects use of this one.
export { issueDocument, type NewDocument, revokeDocument } from './issue-document.ts'
