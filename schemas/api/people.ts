import { locales } from '../../locales/locale.ts'
import '../core/jitless.ts'
import { z } from 'zod'
import { aspectFields } from '../reviews/review-aspects.ts'
import { reviewProofs } from '../reviews/review-status.ts'
import { speciality } from './company.ts'
import { firstVisit } from './first-visit.ts'
import { hours } from './hours.ts'
import { image } from './image.ts'
import { localized, localizedOptional } from './localized-fields.ts'

/** A doctor in a list. The full name is LASTNAME NAME MIDDLENAME (B-37); `LANGUAGES` are codes like `kk`. */
export const specialist = z
  .object({
    SPECIALIST_CODE: z.string(),
    slug: z.string(),
    COMPANY_CODE: z.string(),
    ...localized('LASTNAME'),
    ...localized('NAME'),
    ...localizedOptional('MIDDLENAME'),
    PHOTO: image.nullable(),
    SPECIALITIES: z.array(speciality),
    ...localizedOptional('POSITION'),
    EXPERIENCE_SINCE: z.int().nullable(),
    LANGUAGES: z.array(z.string()),
    /** Address of the person in the directory, who may have cards in several clinics. */
    PERSON_SLUG: z.string().nullable(),
    FIRST_VISIT: firstVisit,
  })
  .meta({ id: 'Specialist' })

/** A doctor with the details of the doctor's page; `ABOUT` is HTML. */
export const specialistDetails = specialist
  .extend({ ...localizedOptional('ABOUT'), EDUCATION: z.array(z.object(localized('TITLE'))) })
  .meta({ id: 'SpecialistDetails' })

/** A person of the directory with a card in each clinic where they see patients, the first one first. */
export const person = z
  .object({
    PERSON_SLUG: z.string(),
    CARDS: z.array(z.object({ COMPANY_CODE: z.string(), CARD: specialistDetails })),
  })
  .meta({ id: 'Person' })

/** Working hours of a doctor in one branch; an exception without intervals is a day off. */
export const schedule = z
  .object({
    COMPANY_CODE: z.string(),
    SPECIALIST_CODE: z.string(),
    COMPANY_CABINET_CODE: z.string(),
    ...localized('CABINET_NAME'),
    HOURS: hours.nullable(),
  })
  .meta({ id: 'Schedule' })

/**
 * A service with its price in units of `CURRENCY` (ISO 4217). `PRICE_TO` is the end of a range; no price means "on request". `PRICE_REPEAT`
 * is the price of a repeat visit, null if it has none of its own. `PRICES` apply to a branch, a doctor, or a doctor in a branch.
 */
export const service = z
  .object({
    SERVICE_CODE: z.string(),
    COMPANY_CODE: z.string(),
    ...localized('NAME'),
    ...localized('GROUP'),
    PRICE: z.number().nullable(),
    PRICE_TO: z.number().nullable(),
    PRICE_REPEAT: z.number().nullable(),
    CURRENCY: z.string(),
    PRICES: z.array(
      z.object({
        COMPANY_CABINET_CODE: z.string().nullable(),
        SPECIALIST_CODE: z.string().nullable(),
        PRICE: z.number().nullable(),
        PRICE_TO: z.number().nullable(),
        PRICE_REPEAT: z.number().nullable(),
      }),
    ),
    ...localizedOptional('NOTE'),
    UPDATED_AT: z.string().nullable(),
  })
  .meta({ id: 'Service' })

/** A doctor who is named beside something, null for the company itself. */
export const namedDoctor = z
  .object({
    SPECIALIST_CODE: z.string(),
    slug: z.string(),
    ...localized('LASTNAME'),
    ...localized('NAME'),
    ...localizedOptional('MIDDLENAME'),
    PERSON_SLUG: z.string().nullable(),
  })
  .nullable()

/**
 * A published review in its original language `LANG`. `SPECIALIST` is the reviewed doctor, null for the company
 * itself.
 */
export const review = z
  .object({
    REVIEW_CODE: z.string(),
    COMPANY_CODE: z.string(),
    AUTHOR: z.string(),
    RATING: z.int(),
    TEXT: z.string(),
    LANG: z.enum(locales),
    DATE: z.string(),
    /** What else the author has rated. */
    ...aspectFields(() => z.int().nullable()),
    /** The service that the author names, if the company still has it. */
    SERVICE: z.object({ SERVICE_CODE: z.string(), ...localized('NAME') }).nullable(),
    ANSWER: z.string().nullable(),
    /** The day on which the answer was published; null where that is not known. */
    ANSWERED_ON: z.string().nullable(),
    /** The author's reply to the answer. */
    FOLLOW_UP: z.string().nullable(),
    /** How it is known that the author was there. */
    PROOF: z.enum(reviewProofs).nullable(),
    /** The clinic has complained, and moderators have not decided yet. */
    IS_DISPUTED: z.boolean(),
    SPECIALIST: namedDoctor,
  })
  .meta({ id: 'Review' })
