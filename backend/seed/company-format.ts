import { z } from 'zod'
import { locales } from '../../locales/locale.ts'
import {
  type ClinicFeature,
  clinicFeatures,
  doctorFeatures,
} from '../../schemas/companies/clinic-features.ts'
import { companyKinds } from '../../schemas/companies/company-kinds.ts'
import { type FontPair, fontPairs } from '../../schemas/design/font-pairs.ts'
import { type PaletteName, palettes } from '../../schemas/design/theme.ts'
import type { PageDocument } from '../../schemas/page/page.ts'
import { defaultTemplate, templates } from '../../schemas/page/template.ts'
import { longestDays } from '../../schemas/promotions/promotion-rules.ts'
import { districtNames } from '../../schemas/reference/districts.ts'
import { aspectNames } from '../../schemas/reviews/review-aspects.ts'
import { reviewProofs } from '../../schemas/reviews/review-status.ts'
import {
  code,
  country,
  currency,
  date,
  host,
  hours,
  image,
  imageLink,
  instant,
  latitude,
  localizedHtml,
  localizedText,
  longitude,
  phone,
  slug,
  timezone,
} from './parts.ts'

/**
 * A branch of a company. `timezone` defaults to the company's. The first one is the main one, whose facts are those of the clinic: missing
 * ones are taken from the company.
 */
export const cabinetSeed = z.strictObject({
  code,
  name: localizedText,
  address: localizedText.optional(),
  district: z.enum(Object.keys(districtNames)).optional(),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  phones: z.array(phone).default([]),
  hours: hours.optional(),
  timezone: timezone.optional(),
  photos: z.array(image).default([]),
})

/**
 * A menu entry. `type` 1–13 as in C-21; `relationType` 1 page, 2 material or news item, 3 external address,
 * with `relationCode` as its target. Absent `items` is a leaf, `[]` a parent without children (V-14).
 */
export const menuItemSeed = z.strictObject({
  name: localizedText,
  type: z.int().min(1).max(13),
  relationType: z.int().min(1).max(3).optional(),
  relationCode: z.string().min(1).max(2000).optional(),
  isHidden: z.boolean().default(false),
  alias: z.string().min(1).max(200).optional(),
  get items() {
    return z.array(menuItemSeed).optional()
  },
})

/**
 * A doctor; the full name is last name, name, middle name (B-37). `specialities` are slugs, `languages` codes (`kk`),
 * `schedule` says when patients are seen in which cabinet; with a `step` in minutes they can book online.
 */
export const specialistSeed = z.strictObject({
  code,
  slug,
  lastName: localizedText,
  name: localizedText,
  middleName: localizedText.optional(),
  photo: image.optional(),
  specialities: z.array(slug).min(1),
  position: localizedText.optional(),
  experienceSince: z.int().min(1940).max(2100).optional(),
  languages: z.array(z.string().regex(/^[a-z]{2}$/)).default([]),
  features: z.array(z.enum(Object.keys(doctorFeatures) as (keyof typeof doctorFeatures)[])).default([]),
  about: localizedHtml.optional(),
  education: z.array(localizedText).default([]),
  schedule: z
    .array(z.strictObject({ cabinet: code, hours, step: z.int().min(5).max(480).optional() }))
    .default([]),
})

/** A price in whole or decimal units of `currency`; `priceTo` makes a range, `priceRepeat` is that of a repeat visit, no price means "on request". */
export const serviceSeed = z.strictObject({
  code,
  name: localizedText,
  group: localizedText,
  price: z.number().min(0).optional(),
  priceTo: z.number().min(0).optional(),
  priceRepeat: z.number().min(0).optional(),
  currency,
  /** Minutes that a booking online takes. */
  duration: z.int().min(5).max(480).optional(),
  note: localizedText.optional(),
  updatedAt: date.optional(),
})

/**
 * A promotion that has begun so many days ago, by the clock of the company, and lasts so many. It holds only if the prices have stood for
 * long enough (`updatedAt` of the services).
 */
export const promotionSeed = z.strictObject({
  title: localizedText,
  text: localizedText.optional(),
  terms: localizedText.optional(),
  image: image.optional(),
  begunDaysAgo: z.int().min(0).max(60),
  days: z.int().min(1).max(longestDays),
  services: z.array(z.strictObject({ service: code, before: z.number().positive(), now: z.number().min(0) })),
})

/**
 * A news item or a material. `slug` is unique in the whole file (A14, A21 look it up without a company);
 * `category` is one of the company's `newsCategories` or `materialCategories`.
 */
export const articleSeed = z.strictObject({
  slug,
  category: slug,
  title: localizedText,
  lead: localizedText.optional(),
  content: localizedHtml.optional(),
  image: image.optional(),
  date: instant,
  author: z.string().min(1).max(200).optional(),
  /** Code of the doctor who has written it, in place of another author. */
  specialist: code.optional(),
  redirect: z.string().min(1).max(2000).optional(),
})

export const articleCategorySeed = z.strictObject({ slug, title: localizedText, order: z.int() })

/** A published review in its original language. `specialist` is the code of the reviewed doctor, `proof` what showed that its author was there. */
export const reviewSeed = z.strictObject({
  specialist: code.optional(),
  author: z.string().min(1).max(120),
  rating: z.int().min(1).max(5),
  aspects: z.partialRecord(z.enum(aspectNames), z.int().min(1).max(5)).optional(),
  /** Code of a service. */
  service: code.optional(),
  text: z.string().min(1).max(4000),
  lang: z.enum(locales),
  date,
  proof: z.enum(reviewProofs).optional(),
  answer: z.string().min(1).max(4000).optional(),
  answeredOn: date.optional(),
})

/** A published question of a demonstration clinic with its answer, each in the asker's language. `specialist` is the code of the doctor who answers. */
export const questionSeed = z.strictObject({
  specialist: code.optional(),
  text: z.string().min(1).max(2000),
  answer: z.string().min(1).max(4000),
  lang: z.enum(locales),
  date,
})

const isPage = (value: unknown): value is PageDocument => {
  const { title, blocks } = (value ?? {}) as { title?: { ru?: unknown }; blocks?: unknown }
  return typeof title?.ru === 'string' && Array.isArray(blocks)
}

/** A page as the builder stores it, unchanged: the block schemas validate it, not the seed. */
const pageSeed = z.custom<PageDocument>(isPage, 'must be a page: { title: { ru }, description?, blocks: [] }')

/** One clinic, practice or organization with its whole site. `pages` are by slug, `''` is the index. */
export const companySeed = z
  .strictObject({
    code: code.refine((value) => value !== 'location', 'must not be "location"'),
    slug: slug.refine((value) => value !== 'location', 'must not be "location"'),
    kind: z.enum(companyKinds),
    /** Code of the head of its network, which stands before it. */
    parent: code.optional(),
    name: localizedText,
    category: localizedText.optional(),
    description: localizedHtml.optional(),
    country,
    city: slug,
    address: localizedText.optional(),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    phones: z.array(phone).default([]),
    whatsapp: phone.optional(),
    email: z.email().optional(),
    emailForIssues: z.email().optional(),
    site: z.url().optional(),
    /** The company's own hosts; canonical addresses use `primaryDomain`, which is one of them. */
    domains: z.array(host).default([]),
    primaryDomain: host.optional(),
    logo: image.optional(),
    favicon: imageLink.optional(),
    template: z.enum(templates).default(defaultTemplate),
    isOnlineEntryActive: z.boolean(),
    takesConsultations: z.boolean().default(false),
    timezone,
    hours: hours.optional(),
    specialities: z.array(slug).default([]),
    license: z.string().min(1).max(200).optional(),
    features: z.array(z.enum(Object.keys(clinicFeatures) as ClinicFeature[])).default([]),
    theme: z
      .strictObject({
        palette: z.enum(Object.keys(palettes) as PaletteName[]).optional(),
        fonts: z.enum(Object.keys(fontPairs) as FontPair[]).optional(),
        accent: z
          .string()
          .regex(/^#[0-9a-f]{6}$/)
          .optional(),
        radius: z.int().min(0).max(16).optional(),
      })
      .optional(),
    isDemo: z.boolean(),
    attribution: z.string().min(1).max(500).optional(),
    /** When the source had the data. */
    sourceDate: z.iso.date().optional(),
    cabinets: z.array(cabinetSeed).default([]),
    menu: z.array(menuItemSeed).default([]),
    pages: z.record(z.union([z.literal(''), slug]), pageSeed).default({}),
    specialists: z.array(specialistSeed).default([]),
    services: z.array(serviceSeed).default([]),
    promotions: z.array(promotionSeed).default([]),
    newsCategories: z.array(articleCategorySeed).default([]),
    news: z.array(articleSeed).default([]),
    materialCategories: z.array(articleCategorySeed).default([]),
    materials: z.array(articleSeed).default([]),
    reviews: z.array(reviewSeed).default([]),
    questions: z.array(questionSeed).default([]),
    gallery: z.array(z.strictObject({ image, caption: localizedText.optional() })).default([]),
  })
  .refine(({ isDemo, promotions }) => isDemo || promotions.length === 0, {
    path: ['promotions'],
    error: 'must be empty: only a demonstration has invented promotions',
  })
  .refine(({ isDemo, questions }) => isDemo || questions.length === 0, {
    path: ['questions'],
    error: 'must be empty: only a demonstration has invented questions',
  })
