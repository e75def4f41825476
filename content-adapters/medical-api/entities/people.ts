import { defaultLocale, locales } from '../../../locales/locale.ts'
import { type LocalizedText, pickLocalized } from '../../../schemas/core/localized.ts'
import { fullName } from '../../../schemas/formats/name.ts'
import { slugify } from '../../../schemas/formats/slug.ts'
import { aspectsOf } from '../../../schemas/reviews/review-aspects.ts'
import type { Comment } from '../../entities/article.ts'
import type { Person, Schedule, Specialist } from '../../entities/doctor.ts'
import type { AnsweredQuestion, DoctorsAnswer, LatestReviews, Review } from '../../entities/review.ts'
import type { Service } from '../../entities/service.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import { words } from '../../words.ts'
import type {
  RawComment,
  RawDoctorsAnswer,
  RawLatestReviews,
  RawNamedSpecialist,
  RawPerson,
  RawQuestion,
  RawReview,
  RawSchedule,
  RawService,
  RawSpecialist,
} from '../raw/people.ts'
import { namedCountFromRaw } from './listing.ts'
import { pagedFromRaw } from './paged.ts'
import { hoursOf, imageOf, richOf, textOf } from './parts.ts'

/** ISO 4217 code for "no currency". */
const noCurrency = 'XXX'

export function specialistFromRaw(raw: RawSpecialist): Specialist {
  const name = nameOf(raw)
  return withoutUndefined({
    code: raw.SPECIALIST_CODE,
    slug: slugOf(raw),
    person: raw.PERSON_SLUG,
    name,
    photo: raw.PHOTO && imageOf(raw.PHOTO, name),
    specialities: (raw.SPECIALITIES ?? [])
      .flatMap((speciality) => textOf(speciality, 'NAME') ?? [])
      .slice(0, 20),
    coded: raw.SPECIALITIES?.flatMap((speciality) => {
      const name = textOf(speciality, 'NAME')
      return speciality.SLUG && name ? [{ code: speciality.SLUG, name }] : []
    }),
    position: textOf(raw, 'POSITION'),
    experienceSince: raw.EXPERIENCE_SINCE,
    languages: [...new Set(raw.LANGUAGES)],
    firstVisit: raw.FIRST_VISIT && { price: raw.FIRST_VISIT.PRICE, currency: raw.FIRST_VISIT.CURRENCY },
    about: richOf(raw, 'ABOUT'),
    education: raw.EDUCATION?.flatMap((title) => textOf(title, 'TITLE') ?? []).slice(0, 40),
  })
}

export const personFromRaw = (raw: RawPerson): Person => ({
  slug: raw.PERSON_SLUG,
  cards: raw.CARDS.map(({ COMPANY_CODE, CARD }) => ({
    company: COMPANY_CODE,
    specialist: specialistFromRaw(CARD),
  })),
})

const slugOf = (raw: RawNamedSpecialist): string => raw.slug ?? slugify(raw.SPECIALIST_CODE)

/** Full name (B-37) in each language that has a last name; missing parts are taken from Russian. */
function nameOf(raw: RawNamedSpecialist): LocalizedText {
  const lastname = textOf(raw, 'LASTNAME') ?? { ru: raw.SPECIALIST_CODE }
  const name = textOf(raw, 'NAME')
  const middlename = textOf(raw, 'MIDDLENAME')
  const names = locales.flatMap((locale) => {
    if (!lastname[locale]) return []
    const parts = {
      lastname: lastname[locale],
      name: pickLocalized(name, locale)?.value,
      middlename: pickLocalized(middlename, locale)?.value,
    }
    return [[locale, fullName(parts)]]
  })
  return Object.fromEntries(names)
}

/** Working hours of a doctor in one branch; an empty list without any. */
export function scheduleFromRaw(raw: RawSchedule): Schedule[] {
  const hours = hoursOf(raw.HOURS)
  if (!hours) return []
  const cabinet = withoutUndefined({ code: raw.COMPANY_CABINET_CODE, name: textOf(raw, 'CABINET_NAME') })
  return [{ specialist: raw.SPECIALIST_CODE, cabinet, hours }]
}

const placePrice = (raw: NonNullable<RawService['PRICES']>[number]) =>
  withoutUndefined({
    cabinet: raw.COMPANY_CABINET_CODE,
    specialist: raw.SPECIALIST_CODE,
    price: raw.PRICE,
    priceTo: raw.PRICE_TO,
    priceRepeat: raw.PRICE_REPEAT,
  })

/** A service; a price without a currency is ignored. */
export const serviceFromRaw = (raw: RawService): Service =>
  withoutUndefined({
    code: raw.SERVICE_CODE,
    name: textOf(raw, 'NAME') ?? { ru: raw.SERVICE_CODE },
    group: textOf(raw, 'GROUP') ?? words('head:services'),
    price: raw.CURRENCY ? raw.PRICE : undefined,
    priceTo: raw.CURRENCY ? raw.PRICE_TO : undefined,
    priceRepeat: raw.CURRENCY ? raw.PRICE_REPEAT : undefined,
    currency: raw.CURRENCY ?? noCurrency,
    prices: raw.CURRENCY && raw.PRICES?.length ? raw.PRICES.map(placePrice) : undefined,
    note: textOf(raw, 'NOTE'),
    updatedAt: raw.UPDATED_AT,
  })

/** Reviews of the directory. */
export function latestReviewsFromRaw(raw: RawLatestReviews): LatestReviews {
  const { LOCATION: place } = raw
  return withoutUndefined({
    ...pagedFromRaw(raw, (one) => ({
      ...reviewFromRaw(one),
      company: {
        kind: one.COMPANY_KIND ?? 'clinic',
        slug: one.COMPANY_SLUG,
        name: textOf(one, 'COMPANY_NAME') ?? { ru: one.COMPANY_SLUG },
      },
    })),
    city: place && {
      slug: place.LOCATION_CODE,
      name: textOf(place, 'LOCATION_NAME') ?? { ru: place.LOCATION_CODE },
    },
    cities: (raw.LOCATIONS ?? []).map(namedCountFromRaw),
  })
}

export const commentFromRaw = (raw: RawComment): Comment => ({
  author: raw.AUTHOR,
  text: raw.TEXT,
  lang: raw.LANG ?? defaultLocale,
  date: raw.CREATED_AT,
})

const namedFromRaw = (raw: RawNamedSpecialist): NonNullable<Review['specialist']> =>
  withoutUndefined({ slug: slugOf(raw), person: raw.PERSON_SLUG, name: nameOf(raw) })

export const questionFromRaw = (raw: RawQuestion): AnsweredQuestion =>
  withoutUndefined({
    text: raw.TEXT,
    answer: raw.ANSWER,
    lang: raw.LANG ?? defaultLocale,
    date: raw.ANSWERED_AT,
    doctor: raw.SPECIALIST && namedFromRaw(raw.SPECIALIST),
  })

export const doctorsAnswerFromRaw = (raw: RawDoctorsAnswer): DoctorsAnswer => {
  const { DOCTOR } = raw
  const name = textOf(DOCTOR, 'NAME') ?? { ru: DOCTOR.SLUG }
  return {
    text: raw.TEXT,
    answer: raw.ANSWER,
    lang: raw.LANG ?? defaultLocale,
    date: raw.ANSWERED_AT,
    doctor: withoutUndefined({
      slug: DOCTOR.SLUG,
      name,
      photo: DOCTOR.IMAGE && imageOf(DOCTOR.IMAGE, name),
      specialities: (DOCTOR.SPECIALITIES ?? []).flatMap((one) => textOf(one, 'NAME') ?? []),
      isDemo: DOCTOR.is_demo ?? false,
    }),
  }
}

export const reviewFromRaw = (raw: RawReview): Review =>
  withoutUndefined({
    code: raw.REVIEW_CODE,
    author: raw.AUTHOR,
    rating: raw.RATING,
    text: raw.TEXT,
    lang: raw.LANG ?? defaultLocale,
    date: raw.DATE,
    aspects: aspectsOf(raw) ?? undefined,
    service: raw.SERVICE && textOf(raw.SERVICE, 'NAME'),
    answer: raw.ANSWER || undefined,
    answeredOn: raw.ANSWERED_ON,
    followUp: raw.FOLLOW_UP || undefined,
    proof: raw.PROOF,
    isDisputed: raw.IS_DISPUTED || undefined,
    specialist: raw.SPECIALIST && namedFromRaw(raw.SPECIALIST),
  })
