import { aboutToPage } from '../../content-adapters/pages/about-to-page.ts'
import { appointmentToPage } from '../../content-adapters/pages/appointment-to-page.ts'
import { askQuestionToPage } from '../../content-adapters/pages/ask-question-to-page.ts'
import { companyToPage } from '../../content-adapters/pages/company-to-page.ts'
import { contactsToPage } from '../../content-adapters/pages/contacts-to-page.ts'
import { determineToPage } from '../../content-adapters/pages/determine-to-page.ts'
import { galleryToPage } from '../../content-adapters/pages/gallery-to-page.ts'
import { gobmpToPage } from '../../content-adapters/pages/gobmp-to-page.ts'
import { osmsToPage } from '../../content-adapters/pages/osms-to-page.ts'
import { specialistsToPage } from '../../content-adapters/pages/specialists-to-page.ts'
import { stateSymbolsToPage } from '../../content-adapters/pages/state-symbols-to-page.ts'
import { appointmentForm, askingQuery, bookingQuery, type Route } from '../core/route.ts'
import { awayFrom, type Compose, landing } from '../pages/landing.ts'
import { listPage } from '../pages/list-page.ts'
import { material, materialList, newsItem, newsList } from '../pages/load-articles.ts'
import { blogNews, medicalDirector } from '../pages/load-medical-director.ts'
import { askQuestionForm } from '../pages/load-question-link.ts'
import { reviewList, specialistReviewList, specialistReviews } from '../pages/load-reviews.ts'
import { shortLink } from '../pages/load-short-link.ts'
import { specialist } from '../pages/load-specialist.ts'

const blog = listPage(medicalDirector, blogNews)
const gallery = listPage(galleryToPage, ({ source, company }) => source.gallery(company.code))
const reviews = listPage(reviewList, ({ source, company }) => source.reviews(company.code))
const doctorReviews = listPage(specialistReviewList, specialistReviews)
const specialists = listPage(specialistsToPage, ({ source, company }) => source.specialists(company.code))

const catchAll: Compose = (context) =>
  context.params.all === 'determine' ? determineToPage(context) : undefined

/** Pages of a clinic's site. */
export const landingRoutes: readonly Route[] = [
  { id: 'R65', path: '/l', load: awayFrom },
  { id: 'R65', path: '/l/:company', load: landing(companyToPage, { unlisted: true }) },
  { id: 'R66', path: '/l/:company/about', load: landing(aboutToPage) },
  { id: 'R67', path: '/l/:company/osms', load: landing(osmsToPage) },
  { id: 'R68', path: '/l/:company/gobmp', load: landing(gobmpToPage) },
  { id: 'R69', path: '/l/:company/gallery', load: landing(gallery) },
  { id: 'R70', path: '/l/:company/reviews', load: landing(reviews) },
  { id: 'R70', path: '/l/:company/reviews/page/:page', load: landing(reviews, { entry: 'reviews' }) },
  { id: 'R71', path: '/l/:company/contacts', load: landing(contactsToPage) },
  // Pages that a clinic has stored, and the one of menu type 12, which has no route of its own (C-22).
  { id: 'R72', path: '/l/:company/:all', load: landing(catchAll) },
  { id: 'R130', path: '/l/:company/s/:link', load: shortLink },
  { id: 'R73', path: '/l/:company/news', load: landing(newsList, { unlisted: true }) },
  { id: 'R73', path: '/l/:company/news/page/:page', load: landing(newsList, { unlisted: true }) },
  { id: 'R74', path: '/l/:company/news/:category', load: landing(newsList, { unlisted: true }) },
  { id: 'R75', path: '/l/:company/news/:category/:details', load: landing(newsItem, { unlisted: true }) },
  { id: 'R76', path: '/l/:company/news/:category/page/:page', load: landing(newsList, { unlisted: true }) },
  {
    id: 'R77',
    path: '/l/:company/appointment',
    query: [...bookingQuery, 'sent'],
    form: appointmentForm,
    load: landing(appointmentToPage),
  },
  { id: 'R78', path: '/l/:company/specialists', load: landing(specialists, { unlisted: true }) },
  { id: 'R79', path: '/l/:company/specialists/:specialist', load: landing(specialist, { unlisted: true }) },
  {
    id: 'R80',
    path: '/l/:company/specialists/:specialist/reviews',
    load: landing(doctorReviews, { unlisted: true }),
  },
  {
    id: 'R80',
    path: '/l/:company/specialists/:specialist/reviews/page/:page',
    load: landing(doctorReviews, { unlisted: true }),
  },
  {
    id: 'R81',
    path: '/l/:company/ask-question',
    query: [...askingQuery, 'sent'],
    form: askQuestionForm,
    load: landing(askQuestionToPage),
  },
  { id: 'R82', path: '/l/:company/state-symbols', load: landing(stateSymbolsToPage) },
  { id: 'R83', path: '/l/:company/medical-director', load: landing(blog) },
  { id: 'R84', path: '/l/:company/materials', load: landing(materialList, { unlisted: true }) },
  { id: 'R84', path: '/l/:company/materials/page/:page', load: landing(materialList, { unlisted: true }) },
  {
    id: 'R84',
    path: '/l/:company/materials/category/:category',
    load: landing(materialList, { unlisted: true }),
  },
  {
    id: 'R84',
    path: '/l/:company/materials/category/:category/page/:page',
    load: landing(materialList, { unlisted: true }),
  },
  { id: 'R84', path: '/l/:company/materials/:details', load: landing(material, { unlisted: true }) },
]
