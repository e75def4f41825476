import type { AuthState } from '../../schemas/api/auth.ts'
import { call } from '../call.ts'

/** A35: whether the user is signed in. Throws CallError. */
export const isAuthorized = async (): Promise<boolean> => {
  const { AUTHORIZED } = (await call('GET', '/front/v1/auth')) as AuthState
  return AUTHORIZED
}
