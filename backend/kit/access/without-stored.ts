import { ApiError, type ErrorCode } from '../errors/api-error.ts'
import type { Access } from './access.ts'
import { type Holder, may, permissionsOf } from './permissions.ts'

/** Refusals that say what is stored: the version of now, or the patients who are known already. */
const saysStored: readonly ErrorCode[] = ['VERSION_CONFLICT', 'PATIENT_KNOWN']

/** The refusal of a call without what is stored, for a program whose key writes in a section and does not read there. */
export function withoutStored(
  error: unknown,
  { access }: { access: Access },
  member: Holder | undefined,
): unknown {
  if (!(error instanceof ApiError) || !saysStored.includes(error.code)) return error
  if (!member?.scopes || typeof access === 'string') return error
  return may(permissionsOf(member), access.section, 'read') ? error : new ApiError(error.code)
}
