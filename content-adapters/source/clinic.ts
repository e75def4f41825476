import type { Cabinet, Company, Photo } from '../entities/company.ts'
import type { FreeOfDoctor, Schedule, Specialist } from '../entities/doctor.ts'
import type { Promotion } from '../entities/promotion.ts'
import type { AnsweredQuestion, Review } from '../entities/review.ts'
import type { Service } from '../entities/service.ts'
import type { FacetRules } from './facet.ts'

/** Facts of one clinic, and what its patients say about it: what a clinic's own system knows. Companies are named by their codes. */
export type ClinicSource = {
  /** By slug or code. `page` is the slug of the page of its site that is read next: a source that is elsewhere may ask for it ahead. */
  company: (slug: string, next?: { page?: string }) => Promise<Company>
  /** Without the details of the doctors' pages. */
  specialists: (company: string) => Promise<Specialist[]>
  specialist: (company: string, slug: string) => Promise<Specialist>
  /** Working hours of doctors, in the company's order; empty if the backend has none. */
  schedules: (company: string) => Promise<Schedule[]>
  /** The next free slot of each doctor, or the next three of one (by code), the earliest first; empty if the backend has none. */
  nextFree: (company: string, doctor?: string) => Promise<FreeOfDoctor[]>
  services: (company: string) => Promise<Service[]>
  /** Promotions that run now, the one that ends first before others; empty if the backend has none. */
  promotions: (company: string) => Promise<Promotion[]>
  /** Reviews of the company and its doctors, newest first; only of `specialist` (a code), if given. */
  reviews: (company: string, specialist?: string) => Promise<Review[]>
  /** The newest published questions to a company with their answers. */
  questions: (company: string) => Promise<AnsweredQuestion[]>
  gallery: (company: string) => Promise<Photo[]>
  cabinets: (company: string) => Promise<Cabinet[]>
}

const company = (code: string) => code

export const clinicRules = {
  // A company is found by its slug too, so its code is known when it has been read.
  company: {},
  specialists: { company },
  specialist: { company },
  schedules: { company, instead: [], failing: 'degraded' },
  nextFree: { company, instead: [], failing: 'complete' },
  services: { company },
  promotions: { company, instead: [], failing: 'degraded' },
  reviews: { company },
  questions: { company, instead: [], failing: 'complete' },
  gallery: { company },
  cabinets: { company },
} satisfies FacetRules<ClinicSource>
