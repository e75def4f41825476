import type { Cabinet, Company } from '../../content-adapters/entities/company.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import { localesOf } from '../../schemas/core/localized.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { clinicEntity, clinicReference } from './clinic.ts'
import { homePath, type JsonLdContext } from './context.ts'
import { type Entity, entity } from './entity.ts'
import { faqPage } from './faq.ts'
import { itemList, offeredService } from './lists.ts'
import { personEntity } from './person.ts'
import { profileEntity } from './profile.ts'
import { subjectEntity } from './subject.ts'

/** Blocks that load the branches of a clinic, so that reading them again needs no request. */
const withBranches = new Set(['contacts', 'opening-hours'])
const tellsBranches = ({ type, props }: StoredBlock) =>
  withBranches.has(type) || (type === 'map' && props.branches !== undefined)

/**
 * JSON-LD of a page (F28): the site and its owner on the home page, breadcrumbs of an inner one, its doctor or article,
 * its questions, the entries of a list. Unknown properties are omitted. Undefined for a page that is not indexed, or whose canonical address is
 * in another language. A failure here never fails the page.
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
    await profileOf(context),
    personEntity(context),
    subjectEntity(content, clinic?.company, context),
    faqPage(page.blocks),
    itemList(context),
    offeredService(context),
    breadcrumbs(context),
  ]
  return graph.filter((item) => item !== undefined)
}

/** The full clinic on its home page and where its branches are shown; elsewhere a reference. */
async function clinicOf(context: JsonLdContext, isHome: boolean): Promise<Entity | undefined> {
  const { clinic, content } = context
  if (!clinic) return undefined
  const { company } = clinic
  const hasBranches = content.blocks.some(tellsBranches)
  if (!isHome && !hasBranches) return content.subject ? undefined : clinicReference(company, context)
  return clinicEntity(company, await branchesOf(company, context), context)
}

/** The company of a profile, with its branches where the page shows them. */
async function profileOf(context: JsonLdContext): Promise<Entity | undefined> {
  const { profile } = context
  return profile && profileEntity(context, await branchesOf(profile.company, context))
}

/** The branches of a company, where a block has loaded them and so has reported a failure. */
const branchesOf = async ({ code }: Company, { content, source }: JsonLdContext): Promise<Cabinet[]> =>
  content.blocks.some(tellsBranches) ? source.cabinets(code).catch(() => []) : []

/** The search of the directory. */
const searchAction = ({ address }: JsonLdContext): Entity =>
  entity({
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${address(paths.search)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  })

/** The web site, with its publisher on the product's own. */
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
    potentialAction: clinic ? undefined : searchAction(context),
  })
}
