import { defineEvent } from '../events/define-event.ts'
import { tags } from '../tags.ts'

/** The lists of all companies together that contain one. */
const lists = [tags.companies, tags.domains, tags.news, tags.materials]

/** Everything of a company is shown, or nothing is shown any more. Its articles have events of their own. */
export const companyShown = defineEvent({
  name: 'company-shown',
  of: ['company'],
  tags: ({ company }) => [
    ...lists,
    ...[
      tags.company,
      tags.menu,
      tags.site,
      tags.newsOf,
      tags.materialsOf,
      tags.specialists,
      tags.services,
      tags.reviews,
      tags.questions,
      tags.gallery,
      tags.cabinets,
    ].map((tag) => tag(company)),
  ],
})

/** The site of a company is at other hosts. */
export const siteHosts = defineEvent({
  name: 'site-hosts',
  of: ['company'],
  tags: ({ company }) => [...lists, tags.company(company)],
})

/** A company has joined or left a network. */
export const network = defineEvent({
  name: 'network',
  of: ['company'],
  tags: ({ company }) => [tags.networks, tags.company(company)],
})
