import { isIP } from 'node:net'
import { domainToUnicode } from 'node:url'
import { getDomain, parse } from 'tldts-icann'
import type { FieldProblem } from '../../../schemas/api/field-problem.ts'

type Host = { host: string } | { fault: FieldProblem }

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/
/** A name has at most 253 letters, and the record's is longer by its first label. */
const mostLetters = 238
/** Names that mean something in a local network only. */
const local = /(^|\.)(localhost|local|internal|home\.arpa|onion)$/

/**
 * The host in a typed address such as `https://WWW.Клиника.kz/`: in ASCII, without `www.`. `fault` says why it cannot be a clinic's: it is
 * no host, an IP address, one of the product (`own`) or below it, or a suffix such as `com.kz` alone.
 */
export function readHost(typed: string, own: ReadonlySet<string>): Host {
  const text = typed.replace(/[\s\p{Cf}]+/gu, '').replace(/^([a-z][a-z\d+.-]*:)?\/\//i, '')
  const name = text.includes('@') ? undefined : URL.parse(`http://${text}`)?.hostname.replace(/\.$/, '')
  if (!name || name.length > mostLetters) return { fault: 'host' }
  if (isIP(name) || name.startsWith('[')) return { fault: 'hostIp' }
  if ([...own].some((host) => name === host || name.endsWith(`.${host}`))) return { fault: 'hostOfProduct' }
  if (!name.split('.').every((part) => label.test(part)) || local.test(name)) return { fault: 'host' }
  if (!parse(name).domain) return { fault: name.includes('.') ? 'hostSuffix' : 'host' }
  const host = withoutWww(name)
  return siteHosts(host).some((one) => own.has(one)) ? { fault: 'hostOfProduct' } : { host }
}

/** The domain that a host belongs to: `www.clinic.kz` and `clinic.kz` are one. */
export function withoutWww(host: string): string {
  const rest = host.replace(/^www\./, '')
  return getDomain(rest) === rest ? rest : host
}

/** The hosts of a domain: with `www.` too, unless it is below another domain, as `dent.clinic.kz` is. */
export const siteHosts = (host: string): string[] =>
  getDomain(host) === host ? [host, `www.${host}`] : [host]

/** The name of a record as a registrar wants it: `@` for the domain itself, otherwise the part before it. */
export function registrarLabel(name: string): string {
  const zone = getDomain(name.replace(/^_[^.]+\./, '')) ?? name
  return name === zone ? '@' : name.slice(0, -zone.length - 1)
}

/** A host as people read it: `клиника.kz`. */
export const readableHost = (host: string): string => domainToUnicode(host) || host
