import type { StoredBlock } from '../../../schemas/page/page.ts'
import { tags } from '../../../schemas/tags.ts'
import { editorialRules as rules } from '../../source/editorial.ts'
import type { ContentSource } from '../../source.ts'
import { nestedQuery, segment } from '../api-address.ts'
import { shortLinkFromRaw } from '../entities/link.ts'
import { menuFromRaw } from '../entities/menu.ts'
import {
  customPageFromRaw,
  domainFromRaw,
  landingSiteFromRaw,
  redirectRulesFromRaw,
} from '../entities/site.ts'
import { tariffFromRaw } from '../entities/tariff.ts'
import { rawShortLink } from '../raw/link.ts'
import { rawMenu } from '../raw/menu-item.ts'
import {
  pageSlug,
  rawCustomPage,
  rawDomain,
  rawLandingSite,
  rawRedirects,
  rawReservedSlugs,
  rawSharedSection,
} from '../raw/site.ts'
import { rawTariffs } from '../raw/tariff.ts'
import { type Calls, ofCompany } from './calls.ts'

/** Sites of clinics, the product's own pages, and the addresses of both. */
export const siteCalls = ({ reader, get, getOr, getWithout }: Calls) => {
  const getForPath = getWithout(tags.siteRedirects)
  return {
    menu: (company, options) =>
      getOr(
        `/front/v1/landing/menu/${segment(company.code)}`,
        rawMenu,
        ({ data, EMPTY_TYPES }) => menuFromRaw(data, company, EMPTY_TYPES),
        { ...rules.menu, failing: rules.menu.failing(company, options), basis: company },
      ),

    landingSite: async (company, slug) => {
      if (!pageSlug.optional().safeParse(slug).success) return rules.landingSite.instead
      return getOr(
        `/front/v1/landing/site/${segment(company.code)}${nestedQuery({ filter: { slug } })}`,
        rawLandingSite,
        (raw) => landingSiteFromRaw(raw, company),
        { ...rules.landingSite, basis: company },
      )
    },

    sharedSection: (company, id) =>
      get(
        `/front/v1/shared_section/${segment(id)}${ofCompany(company)}`,
        rawSharedSection,
        ({ BLOCK }) => BLOCK as unknown as StoredBlock,
      ),

    customPage: (slug) =>
      get(`/front/v1/custom_page/${segment(slug)}`, rawCustomPage, (raw) => customPageFromRaw(raw, slug)),

    redirects: (path) => {
      const [, slug] = /^\/l\/([^/]+)/.exec(path ?? '') ?? []
      if (slug) reader.tag(tags.redirectsOf(slug))
      const read = path === undefined ? getOr : getForPath
      return read(
        '/front/v1/redirects',
        rawRedirects,
        ({ data }) => data.flatMap(redirectRulesFromRaw),
        rules.redirects,
      )
    },

    sitesElsewhere: async () => [],

    reservedSlugs: () =>
      getOr(
        '/front/v1/reserved_slugs',
        rawReservedSlugs,
        (slugs): readonly string[] => slugs,
        rules.reservedSlugs,
      ),

    tariffs: () =>
      getOr('/front/v1/tariffs', rawTariffs, ({ data }) => data.map(tariffFromRaw), rules.tariffs),

    domain: (host) => get(`/front/v1/domain/${segment(host)}`, rawDomain, domainFromRaw),

    shortLink: (slug) => get(`/front/v1/short_link/${segment(slug)}`, rawShortLink, shortLinkFromRaw),
  } satisfies Partial<ContentSource>
}
