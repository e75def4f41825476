import type { Cabinet } from '../../content-adapters/entities.ts'
import { localesOf } from '../../schemas/localized.ts'
import type { StoredBlock } from '../../schemas/page.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { clinicEntity, clinicReference } from './clinic.ts'
import { homePath, type JsonLdContext } from './context.ts'
import { type Entity, entity } from './entity.ts'
import { faqPage } from './faq.ts'
import { subjectEntity } from './subject.ts'

/** Blocks that load the branches of a clinic, so that they cost nothing to read again; so does a map that tells them. */
const withBranches = new Set(['contacts'])
const tellsBranches = ({ type, props }: StoredBlock) =>
  withBranches.has(type) || (type === 'map' && props.branches !== undefined)

/**
 * What a page says to search engines (F28): the site and whose it is on the home page, the way to an inner one, the
 * doctor or the text that it is about, its questions. Only what is known is said. Undefined for a page that is not for
 * them, or that another language stands for; what cannot be said costs the page nothing else.
 */
export async function jsonLd(context: JsonLdContext): Promise<Entity | undefined> {
  const { page, content, report, path } = context
  if (page.head.robots || !localesOf(content.title).includes(page.locale)) return undefined
  try {
    const graph = await graphOf(context)
    return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined
  } catch (error) {
    report({ request: 'json-ld', path, code: error instanceof Error ? error.message : 'jsonLd' })
    return undefined
  }
}

async function graphOf(context: JsonLdContext): Promise<Entity[]> {
  const { page, content, clinic, path } = context
  const isHome = path === homePath(context)
  const graph = [
    isHome ? site(context) : undefined,
    await clinicOf(context, isHome),
    subjectEntity(content, clinic?.company, context),
    faqPage(page.blocks),
    breadcrumbs(context),
  ]
  return graph.filter((item) => item !== undefined)
}

/** The whole of the clinic on its home page and where its branches are shown; elsewhere only who it is. */
async function clinicOf(context: JsonLdContext, isHome: boolean): Promise<Entity | undefined> {
  const { clinic, content, source } = context
  if (!clinic) return undefined
  const { company } = clinic
  const hasBranches = content.blocks.some(tellsBranches)
  if (!isHome && !hasBranches) return content.subject ? undefined : clinicReference(company, context)
  // The block itself reports what it cannot load.
  const cabinets = hasBranches ? await source.cabinets(company.code).catch((): Cabinet[] => []) : []
  return clinicEntity(company, cabinets, context)
}

/** The site itself, and on the product's own who makes it. */
function site(context: JsonLdContext): Entity {
  const { page, clinic } = context
  const url = context.address('/')
  const publisher = clinic
    ? { '@id': `${url}#clinic` }
    : { '@type': 'Organization', '@id': `${url}#organization`, name: page.site.name.text, url }
  return entity({
    '@type': 'WebSite',
    '@id': `${url}#site`,
    name: page.site.name.text,
    url,
    inLanguage: page.locale,
    publisher,
  })
}
