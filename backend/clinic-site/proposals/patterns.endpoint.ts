import type { Locale } from '../../../locales/locale.ts'
import type { ClinicFacts } from '../../../patterns/facts.ts'
import { inLocales } from '../../../patterns/in-locales.ts'
import { kinds } from '../../../patterns/kinds.ts'
import { lacking, makePage } from '../../../patterns/make-page.ts'
import { pages } from '../../../patterns/pages.ts'
import { sections } from '../../../patterns/sections.ts'
import { sitePatterns } from '../../../schemas/api/site-patterns.ts'
import { place } from '../../kit/company/place.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { readAccess } from '../drafts/access.ts'
import { readFacts } from './read-facts.ts'

function sectionList(facts: ClinicFacts, locale: Locale) {
  const all = [...sections].map(([name, section]) => {
    const [kind] = section.kinds ?? []
    return {
      NAME: name,
      TITLE: section.label[locale],
      KIND: (kind !== undefined && kinds.get(kind)?.label[locale]) || null,
      IS_OWN: section.kinds?.includes(facts.kind) ?? true,
      MISSING: lacking(section, facts),
      BLOCKS: inLocales(section.blocks(facts), facts.locales),
    }
  })
  // Its own words first, then those for every clinic.
  const rank = ({ IS_OWN, KIND }: (typeof all)[number]) => (IS_OWN ? (KIND === null ? 1 : 0) : 2)
  return all.sort((one, other) => rank(one) - rank(other))
}

const pageList = (facts: ClinicFacts, locale: Locale) =>
  [...pages].map(([name, page]) => ({
    NAME: name,
    TITLE: page.title[locale],
    MISSING: lacking(page, facts),
    PAGE: inLocales(makePage(name, facts), facts.locales),
  }))

export const sitePatternList = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/clinic_website/patterns',
  summary: 'Ready sections and pages for the site of a company, with its own data',
  access: readAccess,
  params: place,
  answer: sitePatterns,
  act: async ({ orm, files, locale, member: { company } }) => {
    const facts = await readFacts({ orm, files }, company)
    return { SECTIONS: sectionList(facts, locale), PAGES: pageList(facts, locale) }
  },
})
