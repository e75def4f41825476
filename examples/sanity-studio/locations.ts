import { defineDocuments, defineLocations, type PresentationPluginOptions } from 'sanity/presentation'

type Address = { company?: string; slug?: string; title?: string; category?: string }

/** The page of a document by its slug; the home page of a site has none. */
const pageOf = (name: 'title' | 'name', ...path: ('category' | (string & {}))[]) =>
  defineLocations({
    select: { title: `${name}.ru`, slug: 'slug', company: 'site.company', category: 'category.slug' },
    resolve: (document) => {
      const { company, slug, title, category = 'general' } = (document ?? {}) as Address
      if (!company) return undefined
      const steps = path.map((step) => (step === 'category' ? category : step))
      const href = ['/l', company, ...steps, slug].filter(Boolean).join('/')
      return { locations: [{ title: title || company, href }] }
    },
  })

/** The page that shows a document which has none of its own. */
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

type Context = { params: Record<string, string> }
const ofCompany = ({ params }: Context) => ({ company: params.company ?? '' })
const ofSlug = ({ params }: Context) => ({ company: params.company ?? '', slug: params.slug ?? '' })

/** Which document a page is of, and on which pages a document stands. */
export const resolve: PresentationPluginOptions['resolve'] = {
  mainDocuments: defineDocuments([
    {
      route: ['/l/:company', '/:language/l/:company'],
      filter: '_type == "page" && site->company == $company && (!defined(slug) || slug == "")',
      params: ofCompany,
    },
    {
      route: ['/l/:company/news/:category/:slug', '/:language/l/:company/news/:category/:slug'],
      filter: '_type == "newsItem" && site->company == $company && slug == $slug',
      params: ofSlug,
    },
    {
      route: ['/l/:company/materials/:slug', '/:language/l/:company/materials/:slug'],
      filter: '_type == "material" && site->company == $company && slug == $slug',
      params: ofSlug,
    },
    {
      route: ['/l/:company/specialists/:slug', '/:language/l/:company/specialists/:slug'],
      filter: '_type == "doctor" && site->company == $company && slug == $slug',
      params: ofSlug,
    },
    {
      route: ['/l/:company/:slug', '/:language/l/:company/:slug'],
      filter: '_type == "page" && site->company == $company && slug == $slug',
      params: ofSlug,
    },
  ]),
  locations: {
    page: pageOf('title'),
    newsItem: pageOf('title', 'news', 'category'),
    material: pageOf('title', 'materials'),
    doctor: pageOf('name', 'specialists'),
    site: shownOn('', { title: 'company', company: 'company' }),
    clinic: shownOn('', ofSite),
    branch: shownOn('contacts', ofSite),
    service: shownOn('services', ofSite),
    photo: shownOn('gallery', { title: 'caption.ru', company: 'site.company' }),
  },
}
