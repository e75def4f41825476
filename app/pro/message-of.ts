import { CallError } from '../../client/call-error.ts'

/** What to tell a person of a call that failed. What is no answer of a call is a mistake of ours: it is thrown on. */
export function messageOf(error: unknown): string {
  if (!(error instanceof CallError)) throw error
  return error.message
}
