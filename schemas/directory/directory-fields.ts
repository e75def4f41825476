import { listedSlots } from '../booking/booking-rules.ts'
import { type Label, t } from '../core/type.ts'
import { bookingField, nextFreeField, offeredField, openingStatusField } from '../page/block-fields.ts'
import { listingFlags } from './listing.ts'

/** One of the words, for data: its label is in `locales/`. */
export const word = <const Words extends readonly string[]>(words: Words) =>
  t.choice(
    Object.fromEntries(words.map((one) => [one, { ru: one, kk: one, uz: one, en: one }])) as Record<
      Words[number],
      Label
    >,
  )

/** The lowest and the highest price of something. */
export const priceRangeField = () =>
  t.object({ from: t.number(), to: t.optional(t.number()), currency: t.string({ pattern: '^[A-Z]{3}$' }) })

/** A clinic, doctor or other company in a list. */
export const cardFields = () => ({
  name: t.text(),
  slug: t.string({ max: 120 }),
  link: t.link(),
  category: t.optional(t.text()),
  image: t.optional(t.image()),
  specialities: t.array(t.text()),
  /** Specialities that are not named. */
  more: t.optional(t.integer({ minimum: 0 })),
  features: t.array(word(listingFlags)),
  languages: t.array(t.text()),
  clinic: t.optional(t.text()),
  /** The district of the city, the first one of several branches. */
  district: t.optional(t.text()),
  address: t.optional(t.text({ max: 1000 })),
  status: t.optional(openingStatusField()),
  rating: t.optional(t.object({ value: t.number(), count: t.integer({ minimum: 0 }) })),
  price: t.optional(priceRangeField()),
  /** The price is that of a first visit, and not the lowest of all services. */
  isVisitPrice: t.optional(t.boolean()),
  experienceYears: t.optional(t.integer({ minimum: 0 })),
  distance: t.optional(t.integer({ minimum: 0 })),
  /** The booking of a doctor, and the next free time of the doctor or clinic. */
  booking: t.optional(bookingField()),
  next: t.optional(nextFreeField()),
  /** That time and those after it, each with the page that keeps it for the reader; empty where no time is chosen online. */
  slots: t.array(offeredField(), { maxItems: listedSlots }),
  /** Where the first of these times is, if that is not `address`. */
  slotAddress: t.optional(t.text({ max: 1000 })),
  isDoctor: t.boolean(),
  isDemo: t.boolean(),
  /** Of a company that nobody manages: its code, and the form that takes it over. */
  claim: t.optional(t.object({ code: t.string({ max: 120 }), link: t.link() })),
})

/** The city of a list of the directory, absent for all of them, and the same list in the others. */
export const placeFields = () => ({
  city: t.optional(t.text()),
  allCities: t.object({ link: t.link(), isChosen: t.boolean() }),
  cities: t.array(
    t.object({
      slug: t.string({ max: 120 }),
      label: t.text(),
      count: t.optional(t.integer({ minimum: 0 })),
      link: t.link(),
      isChosen: t.optional(t.boolean()),
    }),
  ),
})

/** A network of clinics: the facts on a card and in the head of its pages. */
export const networkFields = () => ({
  name: t.text(),
  category: t.optional(t.text()),
  logo: t.optional(t.image()),
  clinics: t.integer({ minimum: 0 }),
  /** The cities with most of its clinics. */
  cities: t.array(t.text()),
  /** Cities that are not named. */
  more: t.optional(t.integer({ minimum: 0 })),
  rating: t.optional(t.object({ value: t.number(), count: t.integer({ minimum: 0 }) })),
  isDemo: t.boolean(),
})
