import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { allEntries, judgeDraftMenu } from '../../../schemas/menu/draft-menu.ts'

/** A redirect of one path to another. */
export type Moved = { from: string; to: string }

type Published = Pick<SiteDraft, 'menu' | 'pages'>

const slugsIn = ({ pages }: Published) => new Set(Object.values(pages).map(({ slug }) => slug))

/** Slugs with a page or a target of their own: those of stored pages and of the entries of the menu. */
function usedSlugs(site: Published): Set<string> {
  const facts = { takesQuestions: true, takesBookings: true, emptyTypes: [] }
  const entries = allEntries(judgeDraftMenu(site.menu, facts))
  const leads = entries.filter(({ slug, reason, items }) => slug && !reason && !items)
  return new Set([...slugsIn(site), ...leads.map(({ slug }) => slug)])
}

/**
 * The redirects of a clinic's site (B-18) once `after` is published in place of `before`: a page whose slug changes leaves one, chains stay
 * one hop, the redirects of a slug that is used again and of a removed page are deleted. `known` are the redirects of the site, `base` is
 * its path: `/l/demo-dent`.
 */
export function slugRedirects(
  base: string,
  known: readonly Moved[],
  before: Published,
  after: Published,
): Moved[] {
  const pathOf = (slug: string) => (slug === '' ? base : `${base}/${slug}`)
  const used = new Set([...usedSlugs(after)].map(pathOf))
  const moved = new Map<string, string>()
  for (const [id, { slug }] of Object.entries(before.pages)) {
    const next = Object.hasOwn(after.pages, id) ? after.pages[id]?.slug : undefined
    if (next !== undefined && next !== slug) moved.set(pathOf(slug), pathOf(next))
  }
  const stay = slugsIn(after)
  const gone = new Set([...slugsIn(before)].filter((slug) => !stay.has(slug)).map(pathOf))
  const kept = known.flatMap(({ from, to }) => {
    const next = moved.get(to) ?? to
    return used.has(from) || gone.has(next) ? [] : [{ from, to: next }]
  })
  const left = [...moved].flatMap(([from, to]) => (from === base || used.has(from) ? [] : [{ from, to }]))
  const renewed = new Set(left.map(({ from }) => from))
  return [...kept.filter(({ from }) => !renewed.has(from)), ...left]
}
