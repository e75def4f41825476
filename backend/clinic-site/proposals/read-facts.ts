import { and, asc, eq, sql } from 'drizzle-orm'
import { type Locale, locales } from '../../../locales/locale.ts'
import type { ClinicFacts, FactName, StoredPicture } from '../../../patterns/facts.ts'
import { findKind } from '../../../patterns/find-kind.ts'
import type { LocalizedText } from '../../../schemas/core/localized.ts'
import { isBlank, localesOf } from '../../../schemas/core/localized.ts'
import {
  company,
  news,
  photo,
  promotedPrice,
  review,
  service,
  specialist,
} from '../../database/tables/index.ts'
import { isVisible } from '../../kit/area/visible-rows.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { clinicFacts, factFields } from '../../shared/answers/clinic-facts.ts'
import { isVisibleDoctor } from '../../shared/shown/visible-doctors.ts'
import { logoColor } from './logo-color.ts'
import type { SiteReader } from './site-reader.ts'

/** In which language visitors of a country expect a site besides Russian. */
const languageOf: Partial<Record<string, Locale>> = { KZ: 'kk', UZ: 'uz' }

/** The number of prices that is enough to find out their languages. */
const enough = 200

async function readRows(orm: Orm, code: string) {
  const { logo, kind, name, category, description, country, isOnlineEntryActive, whatsapp, email, license } =
    company
  const [row] = await orm
    .select({
      logo,
      kind,
      name,
      category,
      description,
      country,
      isOnlineEntryActive,
      whatsapp,
      email,
      license,
      ...factFields,
      hasReview: sql<boolean>`exists (select 1 from ${review} where ${review.company} = ${company.code} and ${review.status} = 'published')`,
      hasPromotion: sql<boolean>`exists (select 1 from ${promotedPrice} where ${promotedPrice.company} = ${company.code}
        and ${promotedPrice.startsAt} <= now() and ${promotedPrice.endsAt} > now())`,
      hasNews: sql<boolean>`exists (select 1 from ${news} where ${news.company} = ${company.code})`,
    })
    .from(company)
    .where(eq(company.code, code))
  if (!row) throw new ApiError('NOT_FOUND')
  const doctors = await orm
    .select({ specialities: specialist.specialities })
    .from(specialist)
    .where(and(eq(specialist.company, code), isVisibleDoctor))
  const services = await orm
    .select({ name: service.name })
    .from(service)
    .where(and(eq(service.company, code), isVisible(service)))
    .limit(enough)
  const [first] = await orm
    .select({ image: photo.image })
    .from(photo)
    .where(and(eq(photo.company, code), isVisible(photo)))
    .orderBy(asc(photo.position))
    .limit(1)
  return { row, doctors, services, photo: first?.image }
}

type Rows = Awaited<ReturnType<typeof readRows>>

/** Russian, the language of the country, and each in which the clinic has its name, its description or most of its prices. */
function localesIn({ row, services }: Rows): Locale[] {
  const isIn = (locale: Locale) => {
    const translated = services.filter(({ name }) => !isBlank(name[locale])).length
    return (
      locale === 'ru' ||
      languageOf[row.country] === locale ||
      !isBlank(row.name[locale]) ||
      !isBlank(row.description?.[locale]) ||
      translated > services.length / 2
    )
  }
  return locales.filter(isIn)
}

function factsIn({ row, doctors, services, photo }: Rows): FactName[] {
  const { phones, hours, address, latitude, longitude } = clinicFacts(row)
  const isThere: Record<FactName, boolean> = {
    logo: row.logo !== null,
    photos: photo !== undefined,
    hours: hours !== null && hours.week.length > 0,
    prices: services.length > 0,
    doctors: doctors.length > 0,
    description: row.description !== null && localesOf(row.description).length > 0,
    phones: phones.length > 0,
    address: address !== null,
    license: row.license !== null,
    names: !isBlank(row.name.kk) || !isBlank(row.name.uz),
    contacts: phones.length > 0 || Boolean(row.whatsapp || row.email),
    place: latitude !== null && longitude !== null,
    reviews: row.hasReview,
    news: row.hasNews,
    booking: row.isOnlineEntryActive,
    promotions: row.hasPromotion,
  }
  return (Object.keys(isThere) as FactName[]).filter((name) => isThere[name])
}

/** The names of the facts that a clinic has for its site. Throws 404 if there is no such company. */
export const readFactNames = async (orm: Orm, code: string): Promise<ReadonlySet<FactName>> =>
  new Set(factsIn(await readRows(orm, code)))

/** The facts that sites are proposed from: the company's present data. Throws 404 if there is no such company. */
export async function readFacts({ orm, files }: SiteReader, code: string): Promise<ClinicFacts> {
  const rows = await readRows(orm, code)
  const { row, doctors, photo } = rows
  const color = row.logo ? await logoColor(files, row.logo) : undefined
  return {
    name: row.name as LocalizedText,
    kind: findKind({
      words: [row.name, row.category ?? {}].flatMap((texts) => Object.values(texts)),
      specialities: doctors.flatMap(({ specialities }) => specialities),
      doctors: doctors.length,
      registeredAs: row.kind,
    }),
    has: new Set(factsIn(rows)),
    ...(photo && { photo: photo as StoredPicture }),
    ...(color !== undefined && { logoColor: color }),
    locales: localesIn(rows),
  }
}
