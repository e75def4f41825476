import type { PageContent } from '../page-content.ts'
import { aboutToPage } from '../pages/about-to-page.ts'
import { appointmentToPage } from '../pages/appointment-to-page.ts'
import { askQuestionToPage } from '../pages/ask-question-to-page.ts'
import { companyToPage } from '../pages/company-to-page.ts'
import { contactsToPage } from '../pages/contacts-to-page.ts'
import { determineToPage } from '../pages/determine-to-page.ts'
import { galleryToPage } from '../pages/gallery-to-page.ts'
import { gobmpToPage } from '../pages/gobmp-to-page.ts'
import { materialToPage } from '../pages/material-to-page.ts'
import { materialsToPage } from '../pages/materials-to-page.ts'
import { medicalDirectorToPage } from '../pages/medical-director-to-page.ts'
import { newsItemToPage } from '../pages/news-item-to-page.ts'
import { newsToPage } from '../pages/news-to-page.ts'
import { osmsToPage } from '../pages/osms-to-page.ts'
import { specialistReviewsToPage } from '../pages/specialist-reviews-to-page.ts'
import { specialistToPage } from '../pages/specialist-to-page.ts'
import { specialistsToPage } from '../pages/specialists-to-page.ts'
import { stateSymbolsToPage } from '../pages/state-symbols-to-page.ts'
import { storedToPage } from '../pages/stored-to-page.ts'
import { directorOf, medicalDirectorSlug } from '../parts/medical-director.ts'
import type { ContentSource } from '../source.ts'

const storedPrefix = 'stored:'

/** True for a stored page, whose blocks may be invalid. */
export const isStored = (path: string): boolean => path.startsWith(storedPrefix)

/** All pages of a company's site by path; the stored ones as `stored:slug`. */
export async function sitePages(source: ContentSource, slug: string): Promise<Record<string, PageContent>> {
  const company = await source.company(slug)
  const [menu, site, news, materials, specialists] = await Promise.all([
    source.menu(company),
    source.landingSite(company),
    source.news({ company: company.code }),
    source.materials({ company: company.code }),
    source.specialists(company.code),
  ])
  const stored = Object.keys(site.pages).map((page) => [
    `${storedPrefix}${page}`,
    storedToPage(site, page, company),
  ])
  const items = news.items.map((item) => [`/news/${item.slug}`, newsItemToPage({ company, menu, item })])
  const leaflets = materials.items.map((item) => [
    `/materials/${item.slug}`,
    materialToPage({ company, menu, item }),
  ])
  const doctors = specialists.flatMap((specialist) => [
    [`/specialists/${specialist.slug}`, specialistToPage({ company, specialist })],
    [`/specialists/${specialist.slug}/reviews`, specialistReviewsToPage({ company, specialist, page: 1 })],
  ])
  const ofCountry = Object.entries({
    '/osms': osmsToPage({ company, menu }),
    '/gobmp': gobmpToPage({ company, menu }),
    '/determine': determineToPage({ company, menu }),
    '/state-symbols': stateSymbolsToPage({ company }),
  }).filter(([, page]) => page !== undefined)
  return {
    '/': companyToPage({ company, menu }),
    '/about': aboutToPage({ company }),
    '/gallery': galleryToPage({ company }),
    '/contacts': contactsToPage({ company }),
    '/appointment': appointmentToPage({ company }),
    '/ask-question': askQuestionToPage({ company }),
    '/medical-director': medicalDirectorToPage({
      company,
      category: { slug: medicalDirectorSlug },
      director: directorOf(specialists),
    }),
    '/specialists': specialistsToPage({ company }),
    '/news': newsToPage({ company }),
    '/materials': materialsToPage({ company }),
    ...Object.fromEntries([...ofCountry, ...items, ...leaflets, ...doctors, ...stored]),
  }
}
