import { isLocale, type Locale, locales } from '../locales/locale.ts'

/** Base for parsing relative targets. */
const here = 'http://site.invalid'

const segment = '(?!\\.\\.?(?:/|$))[^\\s/?#%*\\\\]+'

/** Languages as they may be written at the beginning of a path. */
const anyCase = locales.map((locale) =>
  [...locale].map((letter) => `[${letter}${letter.toUpperCase()}]`).join(''),
)

/**
 * A path in the form in which redirects (B-18) are looked up: decoded, without a language, a query or a slash at its end. An
 * `*` at its end stands for any rest.
 */
export const redirectFromPattern = `^/(?!(?:${anyCase.join('|')})(?:/|$))(?:${segment}(?:/${segment})*(?:/?\\*)?|\\*)?$`

/** The rule for a path: an exact one, else the one with the longest prefix. */
export function matchRedirect<Rule extends { from: string }>(
  rules: readonly Rule[],
  path: string,
): Rule | undefined {
  const exact = rules.find((rule) => rule.from === path)
  if (exact) return exact
  return rules
    .filter((rule) => rule.from.endsWith('*') && path.startsWith(rule.from.slice(0, -1)))
    .sort((a, b) => b.from.length - a.from.length)[0]
}

/** The path of a target on this site in the form of `redirectFromPattern`, with its language and the rest; else undefined. */
export function targetPath(to: string): { path: string; locale?: Locale; rest: string } | undefined {
  if (!to.startsWith('/') || !URL.canParse(to, here)) return undefined
  const { origin, pathname, search, hash } = new URL(to, here)
  if (origin !== here) return undefined
  const segments = decoded(pathname).split('/').filter(Boolean)
  const prefix = segments[0]?.toLowerCase()
  const locale = isLocale(prefix) ? prefix : undefined
  return {
    path: `/${segments.slice(locale ? 1 : 0).join('/')}`,
    ...(locale && { locale }),
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
