import type { LinkTarget } from '../../schemas/core/link.ts'

const ofList = (list: string, page: number): string => (page > 1 ? `${list}/page/${page}` : list)

/** Paths of a site's pages, without language and company; the prefix of the site is added later. */
export const paths = {
  search: '/search',
  documentCheck: '/dv',
  news: '/news',
  newsItem: (category: string, slug: string) => `/news/${category}/${slug}`,
  materials: '/materials',
  material: (slug: string) => `/materials/${slug}`,
  specialists: '/specialists',
  specialist: (slug: string) => `/specialists/${slug}`,
  appointment: '/appointment',
  /** The page on which the holder of a booking's link manages it (R28). */
  managedAppointment: '/appointment/manage',
  /** A place on a waiting list, by its link. */
  ownWish: '/appointment/waiting',
  /** The page of doctors who can be booked online (R12). */
  findDoctor: '/doctor-appointment',
  /** Clinics that give online consultations, and the form with which one begins (R13). */
  consultations: '/online-consultations',
  consultationsOf: (company: string) => `/online-consultations?company=${company}`,
  /** The form of a kind of case to a clinic (R126). */
  caseForm: (kind: string, company: string) => `/link/case/${kind}?company=${company}`,
  consultationsPage: (page: number) => `/online-consultations${page > 1 ? `?page=${page}` : ''}`,
  /** An online consultation, by its link. */
  ownConsultation: '/online-consultations/own',
  /** The form that takes over a company that nobody manages, by its code. */
  claim: (company: string) => `/pro/claim?company=${encodeURIComponent(company)}`,
  askQuestion: '/ask-question',
  contacts: '/contacts',
  /** A page of the reviews (R70). */
  reviews: (page: number) => ofList('/reviews', page),
  /** A page of a doctor's reviews (R80). */
  specialistReviews: (slug: string, page: number) => ofList(`/specialists/${slug}/reviews`, page),
  /** A clinic's site in the directory. */
  company: (slug: string) => `/l/${slug}`,
  /** A page of the news, of one category or all (R73, R74, R76). */
  newsList: (category: string | undefined, page: number) =>
    ofList(category === undefined ? paths.news : `${paths.news}/${category}`, page),
  /** A page of the materials, of one category or all. The path of a single material has the same prefix (R84). */
  materialList: (category: string | undefined, page: number) =>
    ofList(category === undefined ? paths.materials : `${paths.materials}/category/${category}`, page),
  /** A material in the directory, where its category is part of the path (R20). */
  directoryMaterial: (category: string, slug: string) => `/materials/${category}/${slug}`,
  /** A page of the directory's materials, of one category or all (R18, R19, R21). */
  directoryMaterialList: (category: string | undefined, page: number) =>
    ofList(category === undefined ? paths.materials : `${paths.materials}/${category}`, page),
}

export const toPage = (path: string): LinkTarget => ({ kind: 'page', path })
