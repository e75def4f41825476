import { localizePath } from '../../locales/locale.ts'
import { matchRedirect, targetPath } from '../../schemas/redirects/redirect-rules.ts'

type Rule = { from: string; to: string }

/** The target of another redirect that catches this target, in the language of the first. */
function nextTarget(rules: readonly Rule[], to: string): string | undefined {
  const own = targetPath(to)
  const rule = own && matchRedirect(rules, own.path)
  // A query of the first target is appended to the next one only while a request is answered (`site/redirects/redirects.ts`).
  if (!own || !rule || own.rest) return undefined
  const next = targetPath(rule.to)
  if (!next || next.locale || !own.locale) return rule.to
  return localizePath(next.path, own.locale) + next.rest
}

/** Follows a target through the redirects to its end; `loop` are the paths of a circle that never ends. */
export function followRules(rules: readonly Rule[], to: string): { loop?: string[] } {
  const way: string[] = []
  let at = targetPath(to)
  while (at) {
    const place = at.path + at.query
    if (way.includes(place)) return { loop: [...way.slice(way.indexOf(place)), place] }
    way.push(place)
    const rule = matchRedirect(rules, at.path, at.query)
    at = rule && targetPath(rule.to)
  }
  return {}
}

/** The end of the chain that begins at a target (B-18). The rules have no circle. */
export function flattened(rules: readonly Rule[], to: string): string {
  const next = nextTarget(rules, to)
  return next === undefined ? to : flattened(rules, next)
}

/** The redirects whose targets a new one catches, each with the end of its chain. */
export function leadingTo<Known extends Rule>(known: readonly Known[], added: Rule): Known[] {
  const all = [...known, added]
  return known.flatMap((rule) => {
    const own = targetPath(rule.to)
    if (!own || matchRedirect<Rule>(all, own.path) !== added) return []
    const to = flattened(all, rule.to)
    return to === rule.to ? [] : [{ ...rule, to }]
  })
}
