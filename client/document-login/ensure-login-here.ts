import { ensureLogin } from '../ensure-login.ts'
import { openLogin } from '../login/login-store.ts'

/**
 * `ensureLogin` for an island of a document (B-40): the dialog, its texts and its looks come when somebody has to sign in.
 * Rejects as well where they cannot be fetched.
 */
export const ensureLoginHere = (): Promise<void> =>
  ensureLogin(async () => {
    const { openLoginPlace } = await import('./login-place.tsx')
    await openLoginPlace()
    return openLogin()
  })
