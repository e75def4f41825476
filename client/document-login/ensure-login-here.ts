import { ensureLogin } from '../ensure-login.ts'
import { openLogin } from '../login/login-store.ts'

/**
 * `ensureLogin` for an island of a site's page (B-40): the dialog with its texts and styles is loaded on demand. Also
 * rejects if they cannot be loaded.
 */
export const ensureLoginHere = (): Promise<void> =>
  ensureLogin(async () => {
    const { openLoginPlace } = await import('./login-place.tsx')
    await openLoginPlace()
    return openLogin()
  })
