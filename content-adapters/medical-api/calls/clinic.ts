import { clinicRules } from '../../source/clinic.ts'
import { directoryRules } from '../../source/directory.ts'
import type { ContentSource } from '../../source.ts'
import { nestedQuery, segment } from '../api-address.ts'
import { cabinetFromRaw, companyFromRaw, neighbourFromRaw } from '../entities/company.ts'
import { questionFromRaw, serviceFromRaw } from '../entities/people.ts'
import { promotionFromRaw } from '../entities/promotion.ts'
import { photoFromRaw } from '../entities/site.ts'
import { rawCabinets, rawCompany, rawNeighbours } from '../raw/company.ts'
import { rawQuestions, rawServices } from '../raw/people.ts'
import { rawPromotions } from '../raw/promotion.ts'
import { rawPhotos } from '../raw/site.ts'
import { type Calls, ofCompany } from './calls.ts'

/** A company with its branches, services, photos and answers. */
export const clinicCalls = ({ get, getOr }: Calls) =>
  ({
    company: (slug) => get(`/front/v1/company/${segment(slug)}`, rawCompany, companyFromRaw),

    neighbours: (company) =>
      getOr(
        `/front/v1/neighbours/${segment(company)}`,
        rawNeighbours,
        ({ data }) => data.map(neighbourFromRaw),
        directoryRules.neighbours,
      ),

    services: (company) =>
      get(`/front/v1/services${ofCompany(company)}`, rawServices, ({ data }) => data.map(serviceFromRaw)),

    promotions: (company) =>
      getOr(
        `/front/v1/promotions${ofCompany(company)}`,
        rawPromotions,
        ({ data }) => data.map(promotionFromRaw),
        clinicRules.promotions,
      ),

    gallery: (company) =>
      get(`/front/v1/gallery${ofCompany(company)}`, rawPhotos, ({ data }) =>
        data.map((photo, index) => photoFromRaw(photo, company, index)),
      ),

    cabinets: (company) =>
      get(`/front/v1/cabinets${ofCompany(company)}`, rawCabinets, ({ data }) =>
        data.map((cabinet) => cabinetFromRaw(cabinet)),
      ),

    questions: (company) =>
      getOr(
        `/front/v1/questions${nestedQuery({ filter: { company }, page: { size: 50 } })}`,
        rawQuestions,
        ({ data }) => data.map(questionFromRaw),
        clinicRules.questions,
      ),
  }) satisfies Partial<ContentSource>
