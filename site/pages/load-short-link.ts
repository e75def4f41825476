import { paths } from '../../content-adapters/parts/paths.ts'
import type { LinkLead } from '../../schemas/links/define-link-target.ts'
import { markName } from '../../schemas/links/link-mark.ts'
import { ifFound } from '../core/if-found.ts'
import { Led, NotFound } from '../core/outcome.ts'
import type { Route } from '../core/route.ts'
import { LinkClosed } from './link-closed.ts'

/** The product path of the page to which a link leads; undefined for a chat. A path of the site is always one of this clinic. */
function pageOf(lead: LinkLead, slug: string): string | undefined {
  if ('product' in lead) return lead.product
  // The first page has no slash at its end, also before what follows its path.
  if ('site' in lead) return paths.company(slug) + lead.site.replace(/^\/(?=[?#]|$)/, '')
  return undefined
}

/** The address of a WhatsApp chat. */
const chatOf = (lead: LinkLead): string => {
  if (!('whatsapp' in lead)) return ''
  const text = lead.text ? `?text=${encodeURIComponent(lead.text)}` : ''
  return `https://wa.me/${lead.whatsapp.replace(/\D/g, '')}${text}`
}

/**
 * R130: leads to where a short link of a clinic leads, in the language of its address. On a clinic's own site only the clinic's links are
 * known. Nothing but pages of the product, of this clinic's site, and chats can be led to.
 */
export const shortLink: Route['load'] = async ({ source, params, path, host, locale }) => {
  const link = await ifFound(source.shortLink((params.link ?? '').toLowerCase()))
  const company = link && (await ifFound(source.company(link.company)))
  const site = params.company
  if (!company || (site !== undefined && site !== company.slug && site !== company.code))
    throw new NotFound(path)
  const menu = await source.menu(company, { isOptional: true }).catch(() => [])
  const otherwise = new LinkClosed(path, { company, menu }, locale)
  const { code, lead, timezone, places } = link
  if (!lead || code === undefined) throw otherwise
  const page = pageOf(lead, company.slug)
  const [, bare = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(page ?? '') ?? []
  throw new Led(page === undefined ? chatOf(lead) : host.href(bare, locale) + rest, {
    page,
    otherwise,
    opened: { company: company.code, link: code, timezone, places },
    used: [markName],
  })
}
