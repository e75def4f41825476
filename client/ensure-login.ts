import { isAuthorized } from './account/is-authorized.ts'
import { openLogin } from './login/login-store.ts'

/**
 * Lets what needs an account wait until somebody is signed in (B-40): at once where somebody is, otherwise after signing
 * in by the dialog. Rejects with LoginClosed where the dialog is closed, and with CallError where nobody could be asked.
 * The application has the place for the dialog in its `Providers`; an island of a document calls `ensureLoginHere`.
 *
 *     await ensureLogin()
 *     await call('POST', '/w-front/v1/…')
 */
export async function ensureLogin(open: () => Promise<void> = openLogin): Promise<void> {
  if (await isAuthorized()) return
  await open()
}
