import { accountEndpoints } from '../accounts/endpoints.ts'
import { areaEndpoints } from '../area-kit/area-endpoints.ts'
import { areas } from '../areas/registry.ts'
import { decideCompany } from '../companies/company-decision.ts'
import { companyPaperFile } from '../companies/company-paper.ts'
import { judgedCompanies, judgedCompany } from '../companies/moderation.ts'
import { mendRegistration, ownRegistration } from '../companies/own-registration.ts'
import { registerCompany } from '../companies/register-company.ts'
import { requestServices } from '../companies/service-request.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { inboxEndpoints } from '../outbox/inbox.ts'
import { patientEndpoints } from '../patient/index.ts'
import { accessCodes, createAccessCode, revokeAccessCode } from '../staff/access-codes.ts'
import { changeMember, removeMember } from '../staff/change-staff.ts'
import { getAccess } from '../staff/get-access.ts'
import { ownCabinets } from '../staff/own-cabinets.ts'
import { ownCompanies } from '../staff/own-companies.ts'
import { requestAccess } from '../staff/request-access.ts'
import { staffList } from '../staff/staff-list.ts'
import { companies } from './companies.ts'
import { companiesByCity } from './companies-by-city.ts'
import { businessCompany, oneCompany } from './company.ts'
import { cabinets, gallery, services } from './company-lists.ts'
import { customPage } from './custom-page.ts'
import { domain } from './domain.ts'
import { landingMenu, site } from './landing.ts'
import { locations } from './locations.ts'
import { materialsCategories, materialsList, oneMaterial } from './materials.ts'
import { materialsCategoryPage, materialsMain, materialsPage } from './materials-main.ts'
import { businessNews, newsList, oneNewsItem } from './news.ts'
import { newsCategories, newsCategoryMain } from './news-categories.ts'
import { newsMain, newsMainMeta } from './news-main.ts'
import { redirects } from './redirects.ts'
import { reviews } from './reviews.ts'
import { schedules } from './schedules.ts'
import {
  sitemapCompanies,
  sitemapMaterials,
  sitemapNews,
  sitemapPages,
  sitemapSpecialists,
} from './sitemap.ts'
import { oneSpecialist, specialists } from './specialists.ts'

/** Every endpoint of the API. */
export const endpoints: readonly Endpoint[] = [
  ...accountEndpoints,
  ...inboxEndpoints,
  businessCompany,
  oneCompany,
  companies,
  companiesByCity,
  locations,
  landingMenu,
  site,
  newsMainMeta,
  newsCategories,
  newsList,
  businessNews,
  oneNewsItem,
  newsMain,
  newsCategoryMain,
  materialsCategories,
  materialsPage,
  materialsCategoryPage,
  materialsList,
  oneMaterial,
  materialsMain,
  customPage,
  redirects,
  domain,
  specialists,
  oneSpecialist,
  schedules,
  services,
  reviews,
  gallery,
  cabinets,
  ownCompanies,
  ownCabinets,
  getAccess,
  requestAccess,
  staffList,
  changeMember,
  removeMember,
  accessCodes,
  createAccessCode,
  revokeAccessCode,
  ...areaEndpoints(areas),
  requestServices,
  registerCompany,
  ownRegistration,
  mendRegistration,
  judgedCompanies,
  judgedCompany,
  companyPaperFile,
  decideCompany,
  ...patientEndpoints,
  sitemapCompanies,
  sitemapMaterials,
  sitemapNews,
  sitemapPages,
  sitemapSpecialists,
]
