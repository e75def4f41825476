import { z } from 'zod'
import { locales } from '../../../locales/locale.ts'
import { companyKinds } from '../../../schemas/companies/company-kinds.ts'
import { aspectFields } from '../../../schemas/reviews/review-aspects.ts'
import { reviewProofs } from '../../../schemas/reviews/review-status.ts'
import { instant } from '../../parts/instant.ts'
import { rawListingCity } from './listing.ts'
import {
  calendarDate,
  code,
  flag,
  hasText,
  hours,
  image,
  integer,
  line,
  list,
  localized,
  markup,
  number,
  optional,
  paged,
  slug,
} from './parts.ts'

const lastName = hasText('LASTNAME')
const name = hasText('NAME')
const title = hasText('TITLE')

const named = {
  SPECIALIST_CODE: code,
  slug: optional(slug),
  ...localized('LASTNAME', line(60)),
  ...localized('NAME', line(60)),
  ...localized('MIDDLENAME', line(60)),
  PERSON_SLUG: optional(slug),
}

/** Name and slug of a doctor. */
const rawNamedSpecialist = z.object(named).refine(lastName.check, lastName.params)
export type RawNamedSpecialist = z.output<typeof rawNamedSpecialist>

/** A doctor; only the last name is required. */
export const rawSpecialist = z
  .object({
    ...named,
    PHOTO: optional(image),
    SPECIALITIES: optional(
      z.array(
        z.object({ SLUG: optional(slug), ...localized('NAME', line()) }).refine(name.check, name.params),
      ),
    ),
    ...localized('POSITION', line()),
    EXPERIENCE_SINCE: optional(integer.pipe(z.int().min(1940).max(2100))),
    LANGUAGES: optional(z.array(z.string().regex(/^[a-z]{2}$/))),
    FIRST_VISIT: optional(
      z.object({ PRICE: number.pipe(z.number().min(0)), CURRENCY: z.string().regex(/^[A-Z]{3}$/) }),
    ),
    ...localized('ABOUT', markup),
    EDUCATION: optional(z.array(z.object(localized('TITLE', line(400))).refine(title.check, title.params))),
  })
  .refine(lastName.check, lastName.params)
export type RawSpecialist = z.output<typeof rawSpecialist>
export const rawSpecialists = list(rawSpecialist)

/** A person with a card in each clinic where they see patients. */
export const rawPerson = z.object({
  PERSON_SLUG: slug,
  CARDS: z.array(z.object({ COMPANY_CODE: code, CARD: rawSpecialist })).min(1),
})
export type RawPerson = z.output<typeof rawPerson>

/** Working hours of a doctor in one branch; dropped without hours. */
export const rawSchedule = z.object({
  SPECIALIST_CODE: code,
  COMPANY_CABINET_CODE: code,
  ...localized('CABINET_NAME', line()),
  HOURS: hours,
})
export type RawSchedule = z.output<typeof rawSchedule>
export const rawSchedules = list(rawSchedule)

const amount = number.pipe(z.number().min(0))

/** A service. A price without a currency is ignored. */
export const rawService = z
  .object({
    SERVICE_CODE: code,
    ...localized('NAME', line(300)),
    ...localized('GROUP', line()),
    PRICE: optional(amount),
    PRICE_TO: optional(amount),
    PRICE_REPEAT: optional(amount),
    CURRENCY: optional(z.string().regex(/^[A-Z]{3}$/)),
    PRICES: optional(
      z.array(
        z.object({
          COMPANY_CABINET_CODE: optional(code),
          SPECIALIST_CODE: optional(code),
          PRICE: optional(amount),
          PRICE_TO: optional(amount),
          PRICE_REPEAT: optional(amount),
        }),
      ),
    ),
    ...localized('NOTE', line(400)),
    UPDATED_AT: optional(
      z
        .string()
        .regex(/^\d{4}-\d\d-\d\d/)
        .transform((value) => value.slice(0, 10))
        .pipe(calendarDate),
    ),
  })
  .refine(name.check, name.params)
export type RawService = z.output<typeof rawService>
export const rawServices = list(rawService)

const stars = integer.pipe(z.int().min(1).max(5))

export const rawReview = z.object({
  REVIEW_CODE: code,
  AUTHOR: line(120),
  RATING: stars,
  ...aspectFields(() => optional(stars)),
  SERVICE: optional(
    z.object({ SERVICE_CODE: code, ...localized('NAME', line(300)) }).refine(name.check, name.params),
  ),
  TEXT: line(4000),
  LANG: optional(z.enum(locales)),
  DATE: calendarDate,
  ANSWER: optional(line(4000)),
  ANSWERED_ON: optional(calendarDate),
  FOLLOW_UP: optional(line(4000)),
  PROOF: optional(z.enum(reviewProofs)),
  IS_DISPUTED: optional(z.boolean()),
  SPECIALIST: optional(rawNamedSpecialist),
})
export type RawReview = z.output<typeof rawReview>
export const rawReviews = paged(rawReview)

export const rawComment = z.object({
  AUTHOR: line(120),
  TEXT: line(4000),
  LANG: optional(z.enum(locales)),
  CREATED_AT: instant,
})
export type RawComment = z.output<typeof rawComment>
export const rawComments = list(rawComment)

export const rawQuestion = z.object({
  TEXT: line(3000),
  ANSWER: line(4000),
  LANG: optional(z.enum(locales)),
  ANSWERED_AT: instant,
  SPECIALIST: optional(rawNamedSpecialist),
})
export type RawQuestion = z.output<typeof rawQuestion>
export const rawQuestions = list(rawQuestion)

const speciality = z.object({ SLUG: slug, ...localized('NAME', line()) })

const rawDoctorsAnswer = rawQuestion.omit({ SPECIALIST: true }).extend({
  DOCTOR: z
    .object({
      SLUG: slug,
      ...localized('NAME', line()),
      IMAGE: optional(image),
      SPECIALITIES: optional(z.array(speciality)),
      is_demo: optional(flag),
    })
    .refine(name.check, name.params),
})
export type RawDoctorsAnswer = z.output<typeof rawDoctorsAnswer>
export const rawDoctorsAnswers = list(rawDoctorsAnswer)

const companyName = hasText('COMPANY_NAME')

/** Reviews of the directory, with the companies that they are about. */
export const rawLatestReviews = z.object({
  ...paged(
    rawReview
      .extend({
        COMPANY_SLUG: slug,
        COMPANY_KIND: optional(z.enum(companyKinds)),
        ...localized('COMPANY_NAME', line()),
      })
      .refine(companyName.check, companyName.params),
  ).shape,
  LOCATION: optional(z.object({ LOCATION_CODE: slug, ...localized('LOCATION_NAME', line()) })),
  LOCATIONS: optional(z.array(rawListingCity)),
})
export type RawLatestReviews = z.output<typeof rawLatestReviews>
