import '../core/jitless.ts'
import { z } from 'zod'

/** The findings about a TXT record in DNS: with `misplaced` the token is there at another name; `failed` is a server that refuses or is broken. */
export const recordFindings = ['found', 'none', 'wrong', 'misplaced', 'timeout', 'failed'] as const

/** The target of a host: `noDomain` is a name that does not exist, `unknown` that the product's own addresses are not known. */
export const pointingFindings = [
  'here',
  'elsewhere',
  'none',
  'noDomain',
  'timeout',
  'failed',
  'unknown',
] as const

/**
 * How far a domain is: `waiting` for its TXT record, `taken` by another company meanwhile, confirmed but pointing `elsewhere`,
 * it `works`, its record is `lost` (the site stays), or `confirmed` while where it points is not known.
 */
export const domainStates = ['waiting', 'taken', 'elsewhere', 'works', 'lost', 'confirmed'] as const

/**
 * A record to enter at the registrar. `NAME` is the whole name, `LABEL` the one that most registrars want: `@` for the domain itself. `IS`
 * is the finding in DNS, null before the first check; `SEEN` the found value.
 */
const record = z.object({
  TYPE: z.enum(['TXT', 'A', 'AAAA', 'CNAME']),
  NAME: z.string(),
  LABEL: z.string(),
  VALUE: z.string(),
  IS: z.enum([...recordFindings, ...pointingFindings]).nullable(),
  SEEN: z.array(z.string()),
})

/** A clinic's own domain (PS9), `www.` included if it has one. */
export const siteDomain = z
  .object({
    /** ASCII, without `www.`; it names the domain in calls. */
    HOST: z.string(),
    /** The name as people read it: `клиника.kz`. */
    NAME: z.string(),
    STATE: z.enum(domainStates),
    /** Hosts that have the site, or will have it, and which of them is the main address. */
    HOSTS: z.array(z.object({ HOST: z.string(), NAME: z.string(), IS_PRIMARY: z.boolean() })),
    RECORDS: z.array(record),
    CHECKED_AT: z.string().nullable(),
    /** The time of the next check; null if there is none. */
    NEXT_AT: z.string().nullable(),
    /** Since when the record of a confirmed domain could not be found. */
    MISSING_SINCE: z.string().nullable(),
  })
  .meta({ id: 'SiteDomain' })

export const siteDomainList = z.array(siteDomain)

/** A domain as it is typed: `https://WWW.Клиника.kz/`. */
export const siteDomainBody = z.strictObject({ HOST: z.string().max(500) })

/** The host that canonical addresses use; null for the address on the product. */
export const mainDomainBody = z.strictObject({ HOST: z.string().max(253).nullable() })
