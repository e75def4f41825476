import { defineEvent } from '../events/define-event.ts'
import { tags } from '../tags.ts'

/** The published design of a site is another one. */
export const siteDesign = defineEvent({
  name: 'site-design',
  of: ['company'],
  tags: ({ company }) => [tags.company(company)],
})

/** The published menu of a site is another one. */
export const siteMenu = defineEvent({
  name: 'site-menu',
  of: ['company'],
  tags: ({ company }) => [tags.menu(company)],
})

/** One published page of a site is another one. */
export const sitePage = defineEvent({
  name: 'site-page',
  of: ['company', 'slug'],
  tags: ({ company, slug }) => [tags.sitePage(company, slug)],
})

/** A site has pages more or less, or all of them are different. */
export const sitePages = defineEvent({
  name: 'site-pages',
  of: ['company'],
  tags: ({ company }) => [tags.site(company)],
})

/** The sitemap lists other pages of a site, or other languages of them. */
export const siteMap = defineEvent({ name: 'site-map', of: ['company'], tags: () => [tags.sitePages] })

/** Former addresses of a site, by its slug, lead elsewhere. */
export const siteRedirects = defineEvent({
  name: 'site-redirects',
  of: ['company', 'slug'],
  tags: ({ slug }) => [tags.siteRedirects, tags.redirectsOf(slug)],
})

/** A section that sites of a network show is another one. */
export const sharedSection = defineEvent({
  name: 'shared-section',
  of: ['id'],
  tags: ({ id }) => [tags.sharedSection(id)],
})
