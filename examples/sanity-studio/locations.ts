import { defineDocuments, defineLocations, type PresentationPluginOptions } from 'sanity/presentation'

type Address = { company?: string; slug?: string; title?: string }

/** Where a clinic's page is; the home page has no slug. */
const pageOf = (path: string) =>
  defineLocations({
    select: { title: 'title.ru', slug: 'slug', company: 'site.company' },
    resolve: (document) => {
      const { company, slug, title } = (document ?? {}) as Address
      if (!company) return undefined
      const href = ['/l', company, path, slug].filter(Boolean).join('/')
      return { locations: [{ title: title || company, href }] }
    },
  })

/** Pages that show a document which has none of its own. */
const shownOn = (path: string, select: { title: string; company: string }) =>
  defineLocations({
    select,
    resolve: (document) => {
      const { company, title } = (document ?? {}) as Address
      if (!company) return undefined
      return {
        locations: [{ title: title || company, href: ['/l', company, path].filter(Boolean).join('/') }],
      }
    },
  })

const ofSite = { title: 'name.ru', company: 'site.company' }

/** Which document a page is of, and on which pages a document stands. */
export const resolve: PresentationPluginOptions['resolve'] = {
  mainDocuments: defineDocuments([
    {
      route: ['/l/:company', '/:language/l/:company'],
      filter: '_type == "page" && site->company == $company && (!defined(slug) || slug == "")',
      params: ({ params }) => ({ company: params.company ?? '' }),
    },
    {
      route: ['/l/:company/news/:category/:slug', '/:language/l/:company/news/:category/:slug'],
      filter: '_type == "newsItem" && site->company == $company && slug == $slug',
      params: ({ params }) => ({ company: params.company ?? '', slug: params.slug ?? '' }),
    },
    {
      route: ['/l/:company/materials/:slug', '/:language/l/:company/materials/:slug'],
      filter: '_type == "material" && site->company == $company && slug == $slug',
      params: ({ params }) => ({ company: params.company ?? '', slug: params.slug ?? '' }),
    },
    {
      route: ['/l/:company/:slug', '/:language/l/:company/:slug'],
      filter: '_type == "page" && site->company == $company && slug == $slug',
      params: ({ params }) => ({ company: params.company ?? '', slug: params.slug ?? '' }),
    },
  ]),
  locations: {
    page: pageOf(''),
    newsItem: pageOf('news/item'),
    material: pageOf('materials'),
    site: shownOn('', { title: 'company', company: 'company' }),
    clinic: shownOn('', ofSite),
    branch: shownOn('contacts', ofSite),
    doctor: shownOn('specialists', ofSite),
    service: shownOn('services', ofSite),
    photo: shownOn('gallery', { title: 'caption.ru', company: 'site.company' }),
  },
}
