import type { RedirectRule } from '../../content-adapters/source/editorial.ts'
import type { ContentSource } from '../../content-adapters/source.ts'
import { reservedSlugs } from '../../schemas/page/reserved-slugs.ts'
import { matchRedirect, queriedRules } from '../../schemas/redirects/redirect-rules.ts'
import { parseAddress } from '../core/address.ts'
import { type Outcome, type QueriedRedirect, withQuery } from '../core/outcome.ts'
import type { RouteContext } from '../core/route.ts'
import { fixedRedirect } from './fixed-redirect.ts'
import { markedRedirect } from './marked-redirect.ts'
import { ownAddress, redirectTarget, targetOnHost } from './redirect-target.ts'

type Hop = Omit<RedirectRule, 'from'>

const maxHops = 10

/**
 * The redirect of a path, looked up before routing: by the redirect table (B-18), else by a reserved slug (B-15), else by
 * the custom page or article itself (B-11, B-12). A chain is followed to its end, so that there is one redirect; a chain
 * with a loop or more than 10 hops is ignored.
 */
export async function followRedirects(
  {
    source,
    path,
    locale,
    host,
    origin,
  }: Pick<RouteContext, 'source' | 'path' | 'locale' | 'host'> & { origin: string },
  reserved: readonly string[] = reservedSlugs,
): Promise<Outcome | undefined> {
  const seen = new Set<string>()
  let end: Hop | undefined
  let at: ReturnType<typeof ownAddress> = { path, locale, query: '' }
  while (at) {
    if (seen.has(at.path) || seen.size > maxHops) return undefined
    seen.add(at.path)
    const rules = (await source.redirects(at.path)).flatMap(normalized)
    const own = at.path.startsWith('/page/') ? await source.reservedSlugs() : []
    const hop = await nextHop(source, rules, own.length > 0 ? own : reserved, at.path)
    const to = hop && redirectTarget(hop.to, { locale: at.locale, path: at.path, origin, host })
    if (!hop || to === undefined) break
    end = { to: withQuery(to, at.query), status: end?.status === 302 ? 302 : hop.status }
    at = ownAddress(end.to)
  }
  return end && { kind: 'redirect', to: targetOnHost(end.to, host), status: end.status }
}

/** The redirects of a path that ask for parameters, which are compared when a request has any: the page at the path is made without them. */
export async function queriedRedirects({
  source,
  path,
  locale,
  host,
  origin,
}: Pick<RouteContext, 'source' | 'path' | 'locale' | 'host'> & { origin: string }): Promise<
  QueriedRedirect[]
> {
  return queriedRules(await source.redirects(path), path).flatMap(({ from, to, status }) => {
    // A target that is the path itself has fewer parameters, or others.
    const target = redirectTarget(to, { locale, path: '', origin, host })
    return target === undefined ? [] : [{ from, to: targetOnHost(target, host), status }]
  })
}

/** A rule with its paths normalised: decoded, without a language or a trailing slash. */
function normalized(rule: RedirectRule): RedirectRule[] {
  if (rule.from.includes('?')) return []
  const from = parseAddress(rule.from)?.path
  return from === undefined ? [] : [{ ...rule, from }]
}

async function nextHop(
  source: ContentSource,
  rules: readonly RedirectRule[],
  reserved: readonly string[],
  path: string,
) {
  const rule = matchRedirect(rules, path)
  if (rule) return rule
  const to = fixedRedirect(path, reserved) ?? (await markedRedirect(source, path))
  return to === undefined ? undefined : { to, status: 301 as const }
}
