import type { Settings } from '../backend/kit/settings.ts'
import type { Env } from './env.ts'

/**
 * The access to the inbox page. The page shows sign-in codes, so it exists only where no message is really sent: in development and on a
 * demo database.
 */
export function inboxMode(
  { MAIL_URL, SMS_URL, WHATSAPP_URL, SEED }: Env,
  isDevelopment: boolean = import.meta.env.DEV,
): Settings['inbox'] {
  if (MAIL_URL || SMS_URL || WHATSAPP_URL) return 'closed'
  if (isDevelopment) return 'open'
  return SEED === 'demo' ? 'on-demo' : 'closed'
}
