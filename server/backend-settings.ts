import type { Settings } from '../backend/settings.ts'
import type { Env } from './env.ts'
import { inboxOf } from './inbox.ts'

/** What of the configuration the built-in backend goes by. */
export const backendSettings = (env: Env, origin: string): Settings => ({
  origin,
  powBits: env.POW_BITS,
  salesEmail: env.SALES_EMAIL,
  exclusive: { page: env.PRO_EXCLUSIVE_PAGE, company: env.PRO_EXCLUSIVE_COMPANY_CODE },
  // Where messages really go, people are real too.
  demoAccounts: env.SEED === 'demo' && !env.MAIL_URL && !env.SMS_URL,
  passwordMaxAgeDays: env.PASSWORD_MAX_AGE_DAYS,
  inbox: inboxOf(env),
})
