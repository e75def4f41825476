import { profileCrumbs } from '../../content-adapters/parts/profile-crumbs.ts'
import { profilePath, sectionOf } from '../../content-adapters/parts/profile-paths.ts'
import { uniqueBy } from '../../content-adapters/parts/unique-by.ts'
import type { MenuEntry, Page } from '../../schemas/page/page.ts'
import { homePath, type JsonLdContext, textIn } from './context.ts'
import { type Entity, entity } from './entity.ts'

/** Breadcrumbs from the home page to an inner one, with the titles of the menu; undefined for the home page. */
export function breadcrumbs(context: JsonLdContext): Entity | undefined {
  const { page, content, path, pageHref, address } = context
  const { menu, name } = page.site
  if (path === homePath(context)) return undefined
  const titles = titlesOf(menu)
  const between = steps(path.slice(homePath(context).length)).flatMap((step) => {
    const title = titles.get(pageHref(step))
    return title ? [{ name: title, item: address(step) }] : []
  })
  const above = (content.above ?? []).map(({ title, path: to }) => ({
    name: textIn(title, page.locale),
    item: address(to),
  }))
  // A list that the menu names too stands once.
  const crumbs = uniqueBy(
    [
      { name: name.text, item: address('/') },
      ...between,
      ...above,
      ...profileSteps(context),
      { name: textIn(content.title, page.locale), item: page.head.canonical },
    ],
    ({ item }) => item,
  )
  return entity({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  })
}

/** Lists above a profile in the directory, and the profile above one of its tabs. */
function profileSteps({ profile, content: { subject }, page, path, address }: JsonLdContext) {
  if (!profile) return []
  const person = subject?.kind === 'person' ? subject : undefined
  const company = profile.company
  const section = person ? 'doctors' : sectionOf(company)
  if (!section) return []
  const { slug, name } = person ? { slug: person.slug, name: person.specialist.name } : company
  const own = profilePath(section, slug)
  const above = profileCrumbs(section, company.city)
  return [...above, ...(path === own ? [] : [{ name, path: own }])].map((crumb) => ({
    name: textIn(crumb.name, page.locale),
    item: address(crumb.path),
  }))
}

/** Ancestors of a path: of `/news/clinic/opening`, `/news` and `/news/clinic`. */
function steps(path: string): string[] {
  const parts = path.split('/').filter(Boolean)
  return parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
}

function titlesOf(menu: Page['site']['menu'], titles = new Map<string, string>()): Map<string, string> {
  for (const { href, title, items = [] } of menu as MenuEntry[]) {
    if (href && !titles.has(href)) titles.set(href, title.text)
    titlesOf(items, titles)
  }
  return titles
}
