import { signalAuth } from '../auth-signal.ts'
import { call } from '../call.ts'

/** A26: signs out and notifies the other tabs (B-29). False if the call failed, which is shown; the user stays signed in. */
export async function signOut(): Promise<boolean> {
  try {
    await call('GET', '/api-front2/v1/user/logout')
    await signalAuth('logout')
    return true
  } catch (error) {
    reportError(error)
    return false
  }
}
