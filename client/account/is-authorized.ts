import type { AuthState } from '../../schemas/api/auth.ts'
import { call } from '../call.ts'

/** A35: whether somebody is signed in here. Throws CallError. */
export const isAuthorized = async (): Promise<boolean> => {
  const { AUTHORIZED } = (await call('GET', '/front/v1/auth')) as AuthState
  return AUTHORIZED
}
