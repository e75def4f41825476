import { isAuthorized } from './account/is-authorized.ts'
import { openLogin } from './login/login-store.ts'

/**
 * Resolves when the user is signed in (B-40): at once if they are already, otherwise after signing in by the dialog.
 * Rejects with LoginClosed if the dialog is closed, and with CallError if the session could not be checked.
 * The application has the dialog in its `Providers`; an island of a site's page calls `ensureLoginHere`.
 *
 *     await ensureLogin()
 *     await call('POST', '/w-front/v1/…')
 */
export async function ensureLogin(open: () => Promise<void> = openLogin): Promise<void> {
  if (await isAuthorized()) return
  await open()
}
