import type { StoredBlock } from '../../schemas/page.ts'
import { tags } from '../../schemas/tags.ts'
import type {
  AnsweredQuestion,
  Comment,
  LandingSite,
  ListingItem,
  MenuItem,
  NamedCount,
  Neighbour,
  NextFree,
  Paged,
  Schedule,
  SearchStart,
  SitemapEntry,
  SitemapFile,
  Tariff,
} from '../entities.ts'
import { uniqueBy } from '../parts/unique-by.ts'
import type { CachedSource, ContentSource, OpenSource, Reader, RedirectRule } from '../source.ts'
import { allPages } from './all-pages.ts'
import { AnswerCache } from './answer-cache.ts'
import { nestedQuery, segment } from './api-address.ts'
import { askAnew } from './ask-anew.ts'
import {
  type ArticleName,
  articleCategoryFromRaw,
  articleDetailsFromRaw,
  articleFromRaw,
} from './entities/article.ts'
import { cabinetFromRaw, cityCompaniesFromRaw, companyFromRaw, neighbourFromRaw } from './entities/company.ts'
import { documentFromRaw } from './entities/document.ts'
import {
  comparisonFromRaw,
  directoryListFromRaw,
  directoryServiceFromRaw,
  listingItemFromRaw,
  namedCountFromRaw,
  nextFreeFromRaw,
  serviceOffersFromRaw,
} from './entities/listing.ts'
import { menuFromRaw } from './entities/menu.ts'
import { networkClinicsFromRaw, networkFromRaw } from './entities/network.ts'
import { pagedFromRaw } from './entities/paged.ts'
import {
  commentFromRaw,
  latestReviewsFromRaw,
  personFromRaw,
  questionFromRaw,
  reviewFromRaw,
  scheduleFromRaw,
  serviceFromRaw,
  specialistFromRaw,
} from './entities/people.ts'
import { searchResultsFromRaw, searchStartFromRaw } from './entities/search.ts'
import {
  customPageFromRaw,
  domainFromRaw,
  landingSiteFromRaw,
  photoFromRaw,
  redirectRulesFromRaw,
} from './entities/site.ts'
import {
  sitemapCompanyFromRaw,
  sitemapFileFromRaw,
  sitemapListFromRaw,
  sitemapPageFromRaw,
} from './entities/sitemap.ts'
import { statisticsFromRaw } from './entities/statistics.ts'
import { tariffFromRaw } from './entities/tariff.ts'
import { fallBack } from './fall-back.ts'
import { rawArticleCategories, rawArticleDetails, rawArticles } from './raw/article.ts'
import { rawCabinets, rawCompaniesByCity, rawCompany, rawNeighbours } from './raw/company.ts'
import { rawDocument } from './raw/document.ts'
import {
  rawComparison,
  rawDirectoryServices,
  rawListing,
  rawListingCities,
  rawListingItems,
  rawNextFreeList,
  rawServiceOffers,
} from './raw/listing.ts'
import { rawMenu } from './raw/menu-item.ts'
import { rawNetworkClinics, rawNetworks } from './raw/network.ts'
import {
  rawComments,
  rawLatestReviews,
  rawPerson,
  rawQuestions,
  rawReviews,
  rawSchedules,
  rawServices,
  rawSpecialist,
  rawSpecialists,
} from './raw/people.ts'
import { rawSearchResults, rawSearchStart } from './raw/search.ts'
import {
  pageSlug,
  rawCustomPage,
  rawDomain,
  rawLandingSite,
  rawPhotos,
  rawRedirects,
  rawReservedSlugs,
  rawSharedSection,
} from './raw/site.ts'
import { rawSitemapCompanies, rawSitemapFiles, rawSitemapLists, rawSitemapPages } from './raw/sitemap.ts'
import { rawStatistics } from './raw/statistics.ts'
import { rawTariffs } from './raw/tariff.ts'
import { type ApiOptions, requestOnce } from './request-once.ts'

export type MedicalApiOptions = Omit<ApiOptions, 'timeoutMs' | 'retryDelaysMs' | 'cache'> &
  Partial<Pick<ApiOptions, 'timeoutMs' | 'retryDelaysMs'>>

/** Size of the cache of answers, in characters. */
const cacheSize = 8 * 1024 * 1024

/** Reports each problem once per page. */
function onceEach(report: Reader['report']): Reader['report'] {
  const said = new Set<string>()
  return (problem) => {
    const key = JSON.stringify(problem)
    if (said.has(key)) return
    said.add(key)
    report(problem)
  }
}

/**
 * Content source for the medical API. In the same process `fetch` is that of the built-in backend and `baseUrl` any
 * address; for a remote backend they are `globalThis.fetch` and `BACKEND_URL`. A call takes at most `timeoutMs`
 * (5000) and is retried after each of `retryDelaysMs` (100 and 400).
 */
export function medicalApi({
  timeoutMs = 5000,
  retryDelaysMs = [100, 400],
  ...rest
}: MedicalApiOptions): CachedSource {
  const cache = new AnswerCache(cacheSize)
  const options: ApiOptions = { ...rest, timeoutMs, retryDelaysMs, cache }
  const openSource: OpenSource = (given) => {
    const reader = { ...given, report: onceEach(given.report) }
    const get = requestOnce(options, reader)
    const getForPath = requestOnce(options, {
      ...reader,
      tag: (tag) => tag !== tags.siteRedirects && reader.tag(tag),
    })
    const ask = askAnew(options, reader)
    const orElse = fallBack(reader)
    const ofCompany = (company: string) => nestedQuery({ filter: { company } })

    const articles =
      (list: ArticleName): ContentSource['news'] =>
      ({ company, city, category, network, inNetworks, page = 1, size = 12, byCategory }) => {
        const sort = byCategory ? 'CATEGORY' : '-DATE'
        const networks = inNetworks ? '1' : undefined
        const filter = { company, category, location: city, network, networks }
        const query = { filter, page: { number: page, size }, sort }
        return get(`/front/v1/${list}${nestedQuery(query)}`, rawArticles, (raw) =>
          pagedFromRaw(raw, articleFromRaw(list)),
        )
      }

    const articleCategories =
      (list: ArticleName): ContentSource['newsCategories'] =>
      (company) =>
        get(
          `/front/v1/${list}_category${nestedQuery({ filter: { company } })}`,
          rawArticleCategories,
          ({ data }) => data.map(articleCategoryFromRaw).sort((a, b) => a.order - b.order),
        )

    const source: ContentSource = {
      company: (slug) => get(`/front/v1/company/${segment(slug)}`, rawCompany, companyFromRaw),

      menu: (company, { isOptional = false } = {}) =>
        get(
          `/front/v1/landing/menu/${segment(company.code)}`,
          rawMenu,
          ({ data, EMPTY_TYPES }) => menuFromRaw(data, company, EMPTY_TYPES),
          company,
        ).catch(
          orElse<MenuItem[]>(
            `/front/v1/landing/menu/${company.code}`,
            [],
            isOptional ? 'degraded' : undefined,
          ),
        ),

      async landingSite(company, slug) {
        if (!pageSlug.optional().safeParse(slug).success) return { pages: {} }
        const query = nestedQuery({ filter: { slug } })
        return get(
          `/front/v1/landing/site/${segment(company.code)}${query}`,
          rawLandingSite,
          (raw) => landingSiteFromRaw(raw, company),
          company,
        ).catch(orElse<LandingSite>(`/front/v1/landing/site/${company.code}`, { pages: {} }, 'degraded'))
      },

      news: articles('news'),
      newsCategories: articleCategories('news'),
      newsItem: (slug) =>
        get(`/front/v1/news/${segment(slug)}`, rawArticleDetails, articleDetailsFromRaw('news')),

      materials: articles('materials'),
      materialCategories: articleCategories('materials'),
      material: (slug) =>
        get(
          `/front/v1/material_page/${segment(slug)}`,
          rawArticleDetails,
          articleDetailsFromRaw('materials'),
        ),

      specialists: (company) =>
        get(`/front/v1/specialists${ofCompany(company)}`, rawSpecialists, ({ data }) =>
          uniqueBy(data.map(specialistFromRaw), ({ slug }) => slug),
        ),

      specialist: (company, slug) =>
        get(`/front/v1/specialist/${segment(company)}/${segment(slug)}`, rawSpecialist, specialistFromRaw),

      person: (slug) => get(`/front/v1/person/${segment(slug)}`, rawPerson, personFromRaw),

      neighbours: (company) =>
        get(`/front/v1/neighbours/${segment(company)}`, rawNeighbours, ({ data }) =>
          data.map(neighbourFromRaw),
        ).catch(orElse<Neighbour[]>(`/front/v1/neighbours/${company}`, [], 'degraded')),

      schedules: (company) =>
        get(`/front/v1/schedules${ofCompany(company)}`, rawSchedules, ({ data }) =>
          data.flatMap(scheduleFromRaw),
        ).catch(orElse<Schedule[]>(`/front/v1/schedules${ofCompany(company)}`, [], 'degraded')),

      nextFree: (company) =>
        get(`/front/v1/appointment/next${ofCompany(company)}`, rawNextFreeList, ({ data }) =>
          data.map(nextFreeFromRaw),
        ).catch(
          orElse<(NextFree & { doctor: string })[]>(
            `/front/v1/appointment/next${ofCompany(company)}`,
            [],
            'complete',
          ),
        ),

      services: (company) =>
        get(`/front/v1/services${ofCompany(company)}`, rawServices, ({ data }) => data.map(serviceFromRaw)),

      reviews: (company, specialist) =>
        allPages((number) => {
          const query = { filter: { company, specialist }, page: { number, size: 100 } }
          return get(`/front/v1/reviews${nestedQuery(query)}`, rawReviews, (raw) =>
            pagedFromRaw(raw, reviewFromRaw),
          )
        }),

      latestReviews: ({ city, page }) =>
        get(
          `/front/v1/latest_reviews${nestedQuery({ filter: { location: city }, page: { number: page } })}`,
          rawLatestReviews,
          latestReviewsFromRaw,
        ),

      comments: (type, code) => {
        const path =
          `/front/v1/comments${nestedQuery({ filter: { type, code }, page: { size: 100 } })}` as const
        return get(path, rawComments, ({ data }) => data.map(commentFromRaw)).catch(
          orElse<Comment[]>(path, [], 'complete'),
        )
      },

      questions: (company) => {
        const path = `/front/v1/questions${nestedQuery({ filter: { company }, page: { size: 50 } })}` as const
        return get(path, rawQuestions, ({ data }) => data.map(questionFromRaw)).catch(
          orElse<AnsweredQuestion[]>(path, [], 'complete'),
        )
      },

      gallery: (company) =>
        get(`/front/v1/gallery${ofCompany(company)}`, rawPhotos, ({ data }) =>
          data.map((photo, index) => photoFromRaw(photo, company, index)),
        ),

      cabinets: (company) =>
        get(`/front/v1/cabinets${ofCompany(company)}`, rawCabinets, ({ data }) =>
          data.map((cabinet) => cabinetFromRaw(cabinet)),
        ),

      sharedSection: (company, id) =>
        get(
          `/front/v1/shared_section/${segment(id)}${ofCompany(company)}`,
          rawSharedSection,
          ({ BLOCK }) => BLOCK as unknown as StoredBlock,
        ),

      customPage: (slug) =>
        get(`/front/v1/custom_page/${segment(slug)}`, rawCustomPage, (raw) => customPageFromRaw(raw, slug)),

      redirects: (path) => {
        const read = path === undefined ? get : getForPath
        const [, slug] = /^\/l\/([^/]+)/.exec(path ?? '') ?? []
        if (slug) reader.tag(tags.redirectsOf(slug))
        return read('/front/v1/redirects', rawRedirects, ({ data }) =>
          data.flatMap(redirectRulesFromRaw),
        ).catch(orElse<RedirectRule[]>('/front/v1/redirects', [], 'complete'))
      },

      reservedSlugs: () =>
        get('/front/v1/reserved_slugs', rawReservedSlugs, (slugs) => slugs).catch(
          orElse<readonly string[]>('/front/v1/reserved_slugs', [], 'complete'),
        ),

      tariffs: () =>
        get('/front/v1/tariffs', rawTariffs, ({ data }) => data.map(tariffFromRaw)).catch(
          orElse<Tariff[]>('/front/v1/tariffs', [], 'complete'),
        ),

      domain: (host) => get(`/front/v1/domain/${segment(host)}`, rawDomain, domainFromRaw),

      sitemapFiles: (company) => {
        const call = '/front/v1/sitemap_files'
        return get(call + nestedQuery({ filter: { company } }), rawSitemapFiles, ({ data }) =>
          data.map(sitemapFileFromRaw),
        ).catch(orElse<SitemapFile[]>(call, []))
      },

      sitemap: async ({ section, from }, company) => {
        const call = `/front/v1/sitemap_${section}`
        const query = nestedQuery({ filter: section === 'lists' ? {} : { company }, page: { from } })
        if (section === 'lists' && company !== undefined) return []
        const listed =
          section === 'companies'
            ? get(call + query, rawSitemapCompanies, ({ data }) => data.flatMap(sitemapCompanyFromRaw))
            : section === 'lists'
              ? get(call + query, rawSitemapLists, ({ data }) => data.map(sitemapListFromRaw))
              : get(call + query, rawSitemapPages, ({ data }) => data.map(sitemapPageFromRaw(section)))
        return listed.catch(orElse<SitemapEntry[]>(call, []))
      },

      listing: ({ section, city, speciality, page, sort, near, flags, ...values }) => {
        const on = Object.fromEntries(flags.map((flag) => [flag, '1']))
        const filter = { section, location: city, speciality, ...on, ...values, near }
        return get(
          `/front/v1/listing${nestedQuery({ filter, sort, page: { number: page } })}`,
          rawListing,
          directoryListFromRaw,
        )
      },

      directoryServices: ({ city, page }) =>
        get(
          `/front/v1/directory_services${nestedQuery({ filter: { location: city }, page: { number: page } })}`,
          rawDirectoryServices,
          (raw) => pagedFromRaw(raw, directoryServiceFromRaw),
        ),

      serviceOffers: ({ service, city, page }) =>
        get(
          `/front/v1/service_offers${nestedQuery({ filter: { service, location: city }, page: { number: page } })}`,
          rawServiceOffers,
          serviceOffersFromRaw,
        ),

      comparison: (section, slugs) =>
        get(
          `/front/v1/comparison${nestedQuery({ filter: { section, slugs: slugs.join(',') } })}`,
          rawComparison,
          comparisonFromRaw,
        ),

      listingCities: (section) => {
        const call = `/front/v1/listing_cities${nestedQuery({ filter: { section } })}`
        return get(call, rawListingCities, ({ data }) => data.map(namedCountFromRaw)).catch(
          orElse<NamedCount[]>(call, [], 'degraded'),
        )
      },

      consulting: (page) => {
        const path = `/front/v1/consulting_companies${nestedQuery({ page: { number: page } })}`
        return get(path, rawListingItems, (raw) => pagedFromRaw(raw, listingItemFromRaw)).catch(
          orElse<Paged<ListingItem>>(path, { items: [], page: 1, pages: 1, total: 0 }),
        )
      },

      networks: (page) =>
        get(`/front/v1/networks${nestedQuery({ page: { number: page } })}`, rawNetworks, (raw) =>
          pagedFromRaw(raw, networkFromRaw),
        ),

      network: ({ slug, page }) =>
        get(
          `/front/v1/network/${segment(slug)}${nestedQuery({ page: { number: page } })}`,
          rawNetworkClinics,
          networkClinicsFromRaw,
        ),

      statistics: () => get('/front/v1/statistics', rawStatistics, statisticsFromRaw),

      companiesByCity: () =>
        get('/front/v1/companies_by_city', rawCompaniesByCity, ({ data }) => data.map(cityCompaniesFromRaw)),

      search: ({ words, city, kind, page }) =>
        get(
          `/front/v1/search${nestedQuery({ q: words, city, kind, page })}`,
          rawSearchResults,
          searchResultsFromRaw,
        ),

      document: ({ lang, code }) =>
        ask(`/front/v1/dv/${lang}/${segment(code)}`, rawDocument, documentFromRaw),

      searchStart: () => {
        const call = '/front/v1/search/start'
        const none: SearchStart = { specialities: [], cities: [] }
        return get(call, rawSearchStart, searchStartFromRaw).catch(orElse(call, none, 'degraded'))
      },
    }
    return source
  }
  return { openSource, forget: (tags) => cache.forget(tags) }
}
