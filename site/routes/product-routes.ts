import { statisticsToPage } from '../../content-adapters/pages/statistics-to-page.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import { helpArticles, helpPath } from '../../schemas/articles/help-articles.ts'
import { productPaths } from '../../schemas/page/product-paths.ts'
import type { Route } from '../core/route.ts'
import {
  confirmEmailPage,
  keepFactorPage,
  passwordExpiredPage,
  passwordRestorePage,
  signInPage,
} from '../pages/account-page.ts'
import { linkedPage, visitForm } from '../pages/linked-page.ts'
import { caseFormPage } from '../pages/load-case-form.ts'
import { onlineConsultations } from '../pages/load-consultations.ts'
import { customPage, customPageView } from '../pages/load-custom-page.ts'
import { checkedDocument, documentCheck } from '../pages/load-document.ts'
import { pageReport } from '../pages/load-page-report.ts'
import { homePage, productPage } from '../pages/load-product-page.ts'
import { questionLink } from '../pages/load-question-link.ts'
import { reviewLink } from '../pages/load-review-link.ts'
import { searchPage } from '../pages/load-search.ts'
import { shortLink } from '../pages/load-short-link.ts'
import { appointmentRedirect } from '../redirects/appointment-redirect.ts'

/** Pages of the product itself, and those of accounts. */
export const productRoutes: readonly Route[] = [
  { id: 'R1', path: productPaths.home, query: ['city'], load: homePage },
  { id: 'R123', path: paths.search, query: ['q', 'city', 'kind', 'page'], load: searchPage },
  { id: 'R2', path: paths.documentCheck, ...documentCheck },
  { id: 'R3', path: productPaths.mis, load: productPage('mis') },
  { id: 'R4', path: productPaths.help, load: productPage('help') },
  ...helpArticles.map((article) => ({
    id: 'R4' as const,
    path: helpPath(article),
    load: productPage(`help-${article}`),
  })),
  { id: 'R5', path: productPaths.promotion, load: productPage('promotion') },
  { id: 'R6', path: '/statistics', load: async () => ({ content: statisticsToPage(), layout: 'default' }) },
  { id: 'R7', path: productPaths['bonus-system'], load: productPage('bonus-system') },
  { id: 'R8', path: productPaths['mis-practice'], load: productPage('mis-practice') },
  { id: 'R9', path: productPaths.whatsapp, load: productPage('whatsapp') },
  { id: 'R10', path: productPaths['clinic-website'], load: productPage('clinic-website') },
  {
    id: 'R11',
    path: productPaths['create-website'],
    query: ['sent'],
    form: { call: '/w-front/v1/crm/request_by_services' },
    load: productPage('create-website'),
  },
  { id: 'R13', path: paths.consultations, ...onlineConsultations },
  { id: 'R13', path: paths.ownConsultation, ...linkedPage('ownConsultation') },
  { id: 'R22', path: '/link/pq', ...questionLink },
  { id: 'R23', path: '/link/pr', ...reviewLink },
  { id: 'R24', path: '/link/uq', ...linkedPage('ownQuestion', 'empty') },
  { id: 'R130', path: '/s/:link', load: shortLink },
  { id: 'R125', path: '/report', ...pageReport },
  { id: 'R126', path: '/link/case/:kind', ...caseFormPage },
  { id: 'R127', path: '/link/case', ...linkedPage('ownCase', 'empty') },
  { id: 'R131', path: '/link/card', ...linkedPage('ownCard', 'empty') },
  { id: 'R25', path: '/page/:slug', load: customPage },
  { id: 'R26', path: '/page/view/p/:slug', load: customPageView },
  { id: 'R27', path: '/dv/:lang/:code', ...checkedDocument },
  { id: 'R28', path: '/appointment', ...appointmentRedirect },
  {
    id: 'R28',
    path: paths.managedAppointment,
    ...linkedPage('managedAppointment'),
    query: ['code', 'token', 'sent'],
    form: visitForm,
  },
  { id: 'R28', path: paths.ownWish, ...linkedPage('ownWish') },
  { id: 'R29', path: '/auth/signin', ...signInPage },
  { id: 'R30', path: '/auth/confirm-email', ...confirmEmailPage },
  { id: 'R31', path: '/auth/password-expired', ...passwordExpiredPage },
  { id: 'R32', path: '/auth/password-restore', ...passwordRestorePage },
  { id: 'R29', path: '/auth/second-factor', ...keepFactorPage },
]
