import type { Settings } from '../backend/kit/settings.ts'
import { ownHosts } from '../site/core/external-host.ts'
import type { Env } from './env.ts'
import { inboxMode } from './inbox-mode.ts'

/** Settings of the built-in backend, from the configuration. */
export const backendSettings = (env: Env, origin: string): Settings => ({
  origin,
  powBits: env.POW_BITS,
  salesEmail: env.SALES_EMAIL,
  exclusive: { page: env.PRO_EXCLUSIVE_PAGE, company: env.PRO_EXCLUSIVE_COMPANY_CODE },
  // A server that really sends messages has real users.
  demoAccounts: env.SEED === 'demo' && !env.MAIL_URL && !env.SMS_URL && !env.WHATSAPP_URL,
  administrators: env.ADMINISTRATORS,
  passwordMaxAgeDays: env.PASSWORD_MAX_AGE_DAYS,
  inbox: inboxMode(env),
  ownHosts: ownHosts(env.AVAILABLE_HOSTS ?? [], origin),
  siteAddress: env.SITE_ADDRESS ?? [new URL(origin).hostname],
  dns: { servers: env.DNS_SERVERS ?? [], timeoutMs: 1500 },
  webhookNetworks: env.WEBHOOK_NETWORKS,
  whatsapp: env.WHATSAPP_URL !== undefined,
})
