import type { Path, Problem } from '../core/problem.ts'
import { isRecord } from '../core/schema-shape.ts'

const problem = (path: Path, slug: string): Problem => ({ path, code: 'reservedSlug', params: { slug } })

/** The first path segment of a stored link to a page of the same site. */
function linkedSlug(link: unknown): string | undefined {
  if (!isRecord(link) || link.kind !== 'page' || typeof link.path !== 'string') return undefined
  return link.path.split(/[/?#]/)[1]?.toLowerCase()
}

function menuProblems(entries: unknown, reserved: readonly string[], path: Path): Problem[] {
  if (!Array.isArray(entries)) return []
  return entries.filter(isRecord).flatMap(({ link, items }, index) => {
    const slug = linkedSlug(link)
    const own = slug && reserved.includes(slug) ? [problem([...path, index, 'link', 'path'], slug)] : []
    return [...own, ...menuProblems(items, reserved, [...path, index, 'items'])]
  })
}

/** Pages and menu entries of a stored site with a reserved slug (B-15), which editors may not use. */
export function reservedProblems(site: unknown, reserved: readonly string[]): Problem[] {
  if (!isRecord(site)) return []
  const pages = isRecord(site.pages) ? Object.keys(site.pages) : []
  return [
    ...menuProblems(site.menu, reserved, ['menu']),
    ...pages.filter((slug) => reserved.includes(slug)).map((slug) => problem(['pages', slug], slug)),
  ]
}
