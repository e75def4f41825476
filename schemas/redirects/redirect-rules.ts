import { isLocale, type Locale, locales } from '../../locales/locale.ts'

/** Base for parsing relative targets. */
const here = 'http://site.invalid'

/** Languages as they may be written at the beginning of a path. */
const anyCase = locales.map((locale) =>
  [...locale].map((letter) => `[${letter}${letter.toUpperCase()}]`).join(''),
)

/** A path, or an address with `https://`, as a person copies it; an `*` at its end stands for any rest. */
export const redirectFromPattern =
  '^(?:[hH][tT][tT][pP][sS]?://[^\\s/?#\\\\]+(?=[/?]|$)|(?=/))[^\\x00-\\x1f\\x7f\\\\]*$'

const segment = '(?!\\.\\.?(?:/|$))[^\\x00-\\x1f\\x7f/?#%*\\\\]+'

const canonical = new RegExp(
  `^/(?!(?:${anyCase.join('|')})(?:/|$))(?:${segment}(?:/${segment})*(?:/?\\*)?|\\*)?$`,
  'u',
)

/**
 * A path in the form in which redirects (B-18) are looked up: decoded, without a language or a slash at its end, with the parameters that
 * it needs, sorted. Undefined for anything but a path of this site. `origin` is that of the product; without it an address may be of any
 * host.
 */
export function redirectFrom(written: string, origin?: string): string | undefined {
  const isAddress = /^https?:/i.test(written)
  if (!URL.canParse(written, here) || (isAddress && origin && !isOn(origin, written))) return undefined
  const [, raw = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(?:\?([^#]*))?/i.exec(written) ?? []
  const decodedPath = decoded(raw)
  if (/%2f|%5c/i.test(raw)) return undefined
  const path = decodedPath === '' ? '/' : decodedPath.replace(/(?<=.)\/$/, '')
  const asked = new URLSearchParams(query)
  asked.sort()
  // A rest after parameters has no order that it could be compared by.
  if (!canonical.test(path) || (asked.size > 0 && path.endsWith('*'))) return undefined
  return asked.size > 0 ? `${path}?${asked}` : path
}

const isOn = (origin: string, address: string) => new URL(address).host === new URL(origin).host

/** Whether a rule is about a path with some parameters, and the request has them all. */
function asksFor(from: string, path: string, query: string): boolean {
  const at = from.indexOf('?')
  if (at < 0 || from.slice(0, at) !== path) return false
  const asked = new URLSearchParams(query)
  return [...new URLSearchParams(from.slice(at))].every(([name, value]) => asked.getAll(name).includes(value))
}

/** The rules that are about a path with parameters. */
export const queriedRules = <Rule extends { from: string }>(rules: readonly Rule[], path: string): Rule[] =>
  rules.filter(({ from }) => from.startsWith(`${path}?`))

/** The names of the parameters that a rule asks for. */
export const namesIn = (from: string): string[] => [...new URLSearchParams(from.split('?')[1] ?? '').keys()]

/** The rule for a path: one with the most of its parameters, else an exact one, else the one with the longest prefix. */
export function matchRedirect<Rule extends { from: string }>(
  rules: readonly Rule[],
  path: string,
  query = '',
): Rule | undefined {
  const [queried] =
    query === ''
      ? []
      : rules.filter(({ from }) => asksFor(from, path, query)).sort((a, b) => b.from.length - a.from.length)
  const exact = queried ?? rules.find((rule) => rule.from === path)
  if (exact) return exact
  return rules
    .filter((rule) => rule.from.endsWith('*') && path.startsWith(rule.from.slice(0, -1)))
    .sort((a, b) => b.from.length - a.from.length)[0]
}

/** The path of a target on this site in the form of `redirectFrom`, with its language and the rest; else undefined. */
export function targetPath(
  to: string,
): { path: string; locale?: Locale; query: string; rest: string } | undefined {
  if (!to.startsWith('/') || !URL.canParse(to, here)) return undefined
  const { origin, pathname, search, hash } = new URL(to, here)
  if (origin !== here) return undefined
  const segments = decoded(pathname).split('/').filter(Boolean)
  const prefix = segments[0]?.toLowerCase()
  const locale = isLocale(prefix) ? prefix : undefined
  return {
    path: `/${segments.slice(locale ? 1 : 0).join('/')}`,
    ...(locale && { locale }),
    query: search,
    rest: search + hash,
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
