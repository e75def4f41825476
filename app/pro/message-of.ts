import { CallError } from '../../client/call-error.ts'

/** The message to show for a failed call. Any other error is a bug and is thrown again. */
export function messageOf(error: unknown): string {
  if (!(error instanceof CallError)) throw error
  return error.message
}
