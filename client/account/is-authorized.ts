import { authState } from '../../schemas/api/auth.ts'
import { call } from '../call.ts'

/** A35: whether somebody is signed in here. Throws CallError. */
export const isAuthorized = async (): Promise<boolean> =>
  authState.parse(await call('GET', '/front/v1/auth')).AUTHORIZED
