import { Resolver } from 'node:dns'
import { z } from 'zod'
import { isNetwork } from '../backend/kit/outside/networks.ts'
import { defaultProofBits } from '../schemas/calls/proof.ts'
import { reservedSlugs } from '../schemas/page/reserved-slugs.ts'

const port = z.coerce.number().int().min(0).max(65535)
const blank = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional())
/** What stands between commas. */
const list = <T extends z.ZodType<unknown, string>>(item: T) =>
  z
    .string()
    .transform((text) => text.split(',').flatMap((one) => one.trim() || []))
    .pipe(z.array(item))
/** A list that is never absent. */
const listOr = <T extends z.ZodType<unknown, string>>(item: T, usual = '') =>
  z.preprocess((value) => blank(value) ?? usual, list(item))
const httpUrl = z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' })
// In a document addresses of scripts are separated by spaces.
const httpsUrl = z
  .url({ protocol: /^https$/, error: 'an address that begins with https://' })
  .transform((url) => new URL(url).href)
const isHost = (text: string) =>
  /^([\p{L}\p{N}.-]+|\[[\da-f:]+\])(:\d+)?$/iu.test(text) && URL.canParse(`http://${text}`)
const hostOf = (text: string) => new URL(`http://${text}`).hostname
/** The resolver itself says which servers it takes. */
function isServer(address: string): boolean {
  try {
    new Resolver().setServers([address])
    return true
  } catch {
    return false
  }
}

/** Whether an address is that of this server. */
function isSelf(address: string, { PORT, ORIGIN }: { PORT: number; ORIGIN?: string | undefined }): boolean {
  // An address that is none is a mistake of its own.
  if (!URL.canParse(address)) return false
  const { hostname, host, port } = new URL(address)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && port === String(PORT)
  return isHere || (ORIGIN !== undefined && URL.canParse(ORIGIN) && new URL(ORIGIN).host === host)
}

/** Without one of them messages by WhatsApp could not be sent, be refused, or be known to have failed. */
const whatsappNames = [
  'WHATSAPP_URL',
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const

/** Configuration by environment variables; README and `.env.example` describe each. */
export const envSchema = z
  .object({
    PORT: z.preprocess(blank, port.default(3000)),
    HOST: z.preprocess(blank, z.string().default('127.0.0.1')),
    ORIGIN: optional(httpUrl),
    DATA_DIR: z.preprocess(blank, z.string().default('.data')),
    DATABASE_URL: optional(
      z.url({ protocol: /^postgres(ql)?$/, error: 'an address that begins with postgres://' }),
    ),
    S3_URL: optional(
      z.url({ protocol: /^https?$/ }).refine((address) => {
        const { username, password, pathname } = new URL(address)
        return username && password && /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/?$/.test(pathname)
      }, 'an address with a key, its secret and a bucket: https://key:secret@host/bucket'),
    ),
    BACKEND_URL: optional(
      httpUrl.refine((address) => !URL.canParse(address) || !new URL(address).username, {
        error: 'an address without a name and a password: those are APP_CLIENT_ID and APP_CLIENT_SECRET',
      }),
    ),
    SOURCE: listOr(
      z
        .string()
        .regex(/^[a-z][a-z0-9-]*$/, 'builtin, or names of files of server/sources with commas between them'),
      'builtin',
    ).transform((sources) => sources.filter((name) => name !== 'builtin')),
    CONTENT_DIR: z.preprocess(blank, z.string().default('content')),
    SANITY_PROJECT_ID: optional(z.string().regex(/^[a-z0-9-]+$/, 'small letters, digits and hyphens')),
    SANITY_DATASET: z.preprocess(
      blank,
      z
        .string()
        .regex(/^~?[a-z0-9][a-z0-9_-]{0,63}$/, 'small letters, digits, hyphens and underscores')
        .default('production'),
    ),
    SANITY_API_VERSION: z.preprocess(
      blank,
      z
        .string()
        .regex(/^(\d{4}-\d\d-\d\d|1|X)$/, 'a date, such as 2026-11-01')
        .default('2026-11-01'),
    ),
    SANITY_TOKEN: optional(z.string().regex(/^\S+$/, 'no spaces in it')),
    SANITY_USE_CDN: z.preprocess(blank, z.enum(['on', 'off']).default('on')),
    SANITY_COMPANIES: listOr(z.string()),
    SANITY_MAPPING: optional(z.string()),
    SANITY_API_HOST: optional(httpUrl),
    SANITY_WEBHOOK_SECRET: optional(z.string().min(8)),
    SANITY_STUDIO_ORIGIN: optional(httpUrl.transform((address) => new URL(address).origin)),
    BACKEND_DEADLINE_MS: z.preprocess(blank, z.coerce.number().int().min(100).max(120_000).default(2000)),
    SEED: z.preprocess(
      blank,
      z
        .string()
        .regex(/^(demo|none|.+\.json)$/, 'demo, none or the path of a .json file')
        .default('demo'),
    ),
    DEMO_WEEK: z.preprocess(blank, z.enum(['on', 'off']).default('on')),
    DEMO_CITY: z.preprocess(blank, z.coerce.number().int().min(0).max(999_999).default(1)),
    APP_CLIENT_ID: z.preprocess(
      blank,
      z
        .string()
        .regex(/^[^:]+$/, 'no colon in it')
        .default('shipa'),
    ),
    APP_CLIENT_SECRET: optional(z.string().min(8)),
    INTEGRATOR_CODES: listOr(z.string()),
    MAP_TILES_URL: optional(
      z
        .string()
        .regex(
          /^https:\/\/.+\{z\}.+\{x\}.+\{y\}|^https:\/\/.+\{z\}.+\{y\}.+\{x\}/,
          'an https address with {z}, {x} and {y}',
        ),
    ),
    MAP_TILES_ATTRIBUTION: z.preprocess(blank, z.string().default('© OpenStreetMap')),
    RESERVED_PAGE_SLUGS: listOr(z.string(), reservedSlugs.join(',')),
    // Browsers send names that are not ASCII as punycode.
    AVAILABLE_HOSTS: optional(
      list(z.string().refine(isHost, 'hosts with commas between them').transform(hostOf)),
    ),
    SITE_ADDRESS: optional(
      list(
        z
          .string()
          .refine(isHost, 'IP addresses or hosts with commas between them')
          .transform((one) => hostOf(one).replace(/^\[|\]$/g, '')),
      ),
    ),
    DNS_SERVERS: optional(
      list(
        z
          .string()
          .refine(
            isServer,
            'IP addresses of DNS servers with commas between them, such as 9.9.9.9 or 127.0.0.1:5353',
          ),
      ),
    ),
    WEBHOOK_NETWORKS: listOr(
      z.string().refine(isNetwork, 'networks with commas between them, such as 10.0.0.0/8 or 127.0.0.1'),
    ),
    ANALYTICS_ID: optional(z.string().regex(/^\S+$/, 'no spaces in it')),
    ANALYTICS_URL: optional(httpsUrl),
    ANALYTICS_TAG_URL: optional(httpsUrl),
    METRICS_SCRIPT_URL: optional(httpsUrl),
    APPS_FOR_PATIENTS: listOr(httpsUrl),
    APPS_FOR_DOCTORS: listOr(httpsUrl),
    CONTACT_EMAIL: optional(z.email('an e-mail address, such as mistakes@shipa.example')),
    MAIL_URL: optional(
      z.url({ protocol: /^smtps?$/, error: 'an address that begins with smtp:// or smtps://' }),
    ),
    MAIL_FROM: optional(
      z
        .string()
        .regex(/^([^<>@]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'such as Shipa <hello@shipa.example>'),
    ),
    SMS_URL: optional(httpUrl),
    WHATSAPP_URL: optional(httpUrl),
    WHATSAPP_TOKEN: optional(z.string().regex(/^\S+$/, 'no spaces in it')),
    WHATSAPP_PHONE_ID: optional(
      z
        .string()
        .regex(/^\d{5,20}$/, 'the id of the phone number at Meta, digits only, not the number itself'),
    ),
    WHATSAPP_APP_SECRET: optional(z.string().min(8)),
    WHATSAPP_VERIFY_TOKEN: optional(z.string().min(8)),
    TRUST_PROXY: z.preprocess(blank, z.enum(['on', 'off']).default('off')),
    POW_BITS: z.preprocess(blank, z.coerce.number().int().min(0).max(24).default(defaultProofBits)),
    ADMINISTRATORS: listOr(
      z.string().toLowerCase().pipe(z.email('e-mail addresses with commas between them')),
    ),
    PASSWORD_MAX_AGE_DAYS: optional(z.coerce.number().int().min(1).max(3650)),
    SALES_EMAIL: optional(z.email('an e-mail address, such as sales@shipa.example')),
    PRO_EXCLUSIVE_PAGE: z.preprocess(blank, z.string().default('translation')),
    PRO_EXCLUSIVE_COMPANY_CODE: z.preprocess(blank, z.string().default('')),
    PAGE_CACHE_MB: z.preprocess(blank, z.coerce.number().min(1).max(16_384).default(256)),
    BACKUP_KEY: optional(z.string()),
    CATALOGUE: z.preprocess(blank, z.enum(['on', 'off']).default('off')),
    LOG_LEVEL: z.preprocess(
      blank,
      z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    ),
  })
  .refine(({ MAIL_URL, MAIL_FROM }) => !MAIL_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'who mails come from and answers go to: needed with MAIL_URL',
  })
  .superRefine((env, context) => {
    const missing = whatsappNames.filter((name) => !env[name])
    if (missing.length === 0 || missing.length === whatsappNames.length) return
    for (const name of missing)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `needed for messages by WhatsApp: set ${whatsappNames.join(', ')}, or none of them`,
      })
  })
  .refine(({ BACKEND_URL, APP_CLIENT_SECRET }) => !BACKEND_URL || APP_CLIENT_SECRET, {
    path: ['APP_CLIENT_SECRET'],
    error: 'the secret with which that backend knows this server: needed with BACKEND_URL',
  })
  .refine(({ BACKEND_URL, ...own }) => !BACKEND_URL || !isSelf(BACKEND_URL, own), {
    path: ['BACKEND_URL'],
    error: 'the address of another process: this one would ask itself without end',
  })
  .refine(({ SOURCE, SANITY_PROJECT_ID }) => !SOURCE.includes('sanity') || SANITY_PROJECT_ID, {
    path: ['SANITY_PROJECT_ID'],
    error: 'the id of your project at sanity.io/manage: needed with SOURCE=sanity',
  })

export type Env = z.infer<typeof envSchema>

/** Variables whose values must not be logged. */
const secrets = [
  'DATABASE_URL',
  'BACKUP_KEY',
  'APP_CLIENT_SECRET',
  'INTEGRATOR_CODES',
  'MAIL_URL',
  'SMS_URL',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'SANITY_TOKEN',
  'SANITY_WEBHOOK_SECRET',
]

/** Reads the configuration; throws one sentence per invalid variable, with its name and the allowed values. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const result = envSchema.safeParse(variables)
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, message }) => {
    // An entry of a list is named by its variable.
    const name = String(path[0])
    return `${name}: ${message}${secrets.includes(name) ? '' : ` (it is "${variables[name] ?? ''}")`}`
  })
  throw new Error(`The configuration has mistakes, see .env.example:\n  ${lines.join('\n  ')}`)
}

/** The variables of this process; only this file reads `process.env`. */
export const processVariables = process.env
