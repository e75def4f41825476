import type { z } from '@hono/zod-openapi'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { companyCard, company as companyShape } from '../../../schemas/api/company.ts'
import type { WhatsappNumber } from '../../../schemas/areas/whatsapp-numbers.ts'
import {
  cabinet,
  city,
  company,
  domain,
  review,
  schedule,
  specialist,
  whatsappNumber,
  widgetSite,
} from '../../database/tables/index.ts'
import { isVisible, nextChange } from '../../kit/area/visible-rows.ts'
import type { StoredHours, Texts } from '../../kit/tables/columns.ts'
import { isCompanyDown, isOff } from '../shown/is-taken-down.ts'
import { isUnclaimed } from '../shown/is-unclaimed.ts'
import { isVisibleDoctor } from '../shown/visible-doctors.ts'
import { clinicFacts, type FactRow, factFields } from './clinic-facts.ts'
import { hoursAnswer } from './hours-answer.ts'
import { imageAnswer } from './image-answer.ts'
import { localize, localizeOptional } from './localize.ts'
import { settingsAnswer } from './settings-answer.ts'
import { isShownReview } from './shown-review.ts'
import { type SpecialityNames, specialityAnswers, specialityNames } from './speciality-answer.ts'

const { menu: _, ...columns } = getTableColumns(company)

/** Columns of a company in a list; the query joins `city`. */
export const cardFields = { ...columns, ...factFields, cityName: city.name }

/** A doctor whom visitors see has hours that can be booked. */
const takesSlots = sql<boolean>`exists (
  select 1 from ${schedule}
  join ${specialist} on ${specialist.company} = ${schedule.company} and ${specialist.code} = ${schedule.specialist}
  where ${schedule.company} = ${company.code} and ${schedule.step} > 0 and ${isVisibleDoctor})`

const ratedHere = sql`${review.company} = ${company.code} and ${isShownReview}`

/** All public columns of a company; the query joins `city`. */
export const companyFields = {
  ...cardFields,
  isSiteOff: isOff,
  isTakenDown: isCompanyDown(),
  specialityNames: specialityNames(company.specialities),
  isUnclaimed,
  takesSlots,
  rating: sql<
    number | null
  >`(select round(avg(${review.rating}), 1)::float8 from ${review} where ${ratedHere})`,
  domains: sql<{ host: string; isPrimary: boolean }[] | null>`(
    select json_agg(json_build_object('host', ${domain.host}, 'isPrimary', ${domain.isPrimary}) order by ${domain.host})
    from ${domain} where ${domain.company} = ${company.code})`,
  whatsappNumbers: sql<WhatsappRow[] | null>`(
    select json_agg(json_build_object(
      'code', ${whatsappNumber.code}, 'cabinet', ${whatsappNumber.cabinet}, 'number', ${whatsappNumber.number}, 'place', ${whatsappNumber.place},
      'text', ${whatsappNumber.text}, 'closedText', ${whatsappNumber.closedText},
      'hours', coalesce(${whatsappNumber.hours}, ${cabinet.hours}), 'timezone', ${cabinet.timezone}
    ) order by ${whatsappNumber.position}, ${whatsappNumber.code})
    from ${whatsappNumber} join ${cabinet} on ${cabinet.company} = ${whatsappNumber.company} and ${cabinet.code} = ${whatsappNumber.cabinet}
    where ${whatsappNumber.company} = ${company.code})`,
  widgetSites: sql<string[] | null>`(
    select json_agg(distinct ${widgetSite.address}) from ${widgetSite}
    where ${widgetSite.company} = ${company.code} and ${isVisible(widgetSite)})`,
  nextChange: nextChange(widgetSite, eq(widgetSite.company, company.code)),
  reviews: sql<number>`(select count(*)::int from ${review} where ${ratedHere})`,
}

type WhatsappRow = Pick<WhatsappNumber, 'cabinet' | 'number' | 'place'> & {
  code: string
  text: Texts | null
  closedText: Texts | null
  hours: StoredHours | null
  timezone: string
}

type Card = Omit<typeof company.$inferSelect, 'menu'> & FactRow & { cityName: Texts | null }
type Whole = Card & {
  takesSlots: boolean
  isTakenDown: boolean
  isUnclaimed: boolean
  specialityNames: SpecialityNames | null
  rating: number | null
  reviews: number
  domains: { host: string; isPrimary: boolean }[] | null
  widgetSites: string[] | null
  whatsappNumbers: WhatsappRow[] | null
}

/** A company in a list. */
export function cardAnswer(row: Card): z.infer<typeof companyCard> {
  const facts = clinicFacts(row)
  return {
    COMPANY_CODE: row.code,
    SLUG: row.slug,
    KIND: row.kind,
    ...localize('COMPANY_NAME', row.name),
    ...localizeOptional('CATEGORY', row.category),
    LOGO: row.logo && imageAnswer(row.logo),
    COUNTRY: row.country,
    LOCATION_CODE: row.city,
    ...localizeOptional('LOCATION_NAME', row.cityName),
    ...localizeOptional('ADDRESS', facts.address),
    LATITUDE: facts.latitude,
    LONGITUDE: facts.longitude,
    PHONES: facts.phones,
    is_active_online_entry: row.isOnlineEntryActive,
    is_demo: row.isDemo,
    TIMEZONE: facts.timezone,
  }
}

/** Logo and icon of a site: those that were chosen for it, otherwise the clinic's own. */
export function siteMarks({
  siteSettings,
  logo,
  favicon,
  name,
}: Pick<Card, 'siteSettings' | 'logo' | 'favicon' | 'name'>) {
  const own = siteSettings?.logo ? { ...siteSettings.logo, alt: name } : logo
  return { LOGO: own && imageAnswer(own), FAVICON_LINK: siteSettings?.favicon?.src ?? favicon }
}

/** A company with all its public data (A3, A8). */
export const companyAnswer = (row: Whole): z.infer<typeof companyShape> => ({
  ...cardAnswer(row),
  ...localizeOptional('DESCRIPTION', row.description),
  ...siteMarks(row),
  WHATSAPP: row.whatsapp,
  WHATSAPP_NUMBERS: (row.whatsappNumbers ?? []).map((one) => ({
    CODE: one.code,
    CABINET_CODE: one.cabinet,
    NUMBER: one.number,
    PLACE: one.place,
    ...localizeOptional('TEXT', one.text),
    ...localizeOptional('CLOSED_TEXT', one.closedText),
    HOURS: hoursAnswer(one.hours),
    TIMEZONE: one.timezone,
  })),
  EMAIL: row.email,
  EMAIL_FOR_ISSUES: row.emailForIssues,
  SITE: row.site,
  DOMAINS: (row.domains ?? []).map(({ host }) => host),
  PRIMARY_DOMAIN: row.domains?.find(({ isPrimary }) => isPrimary)?.host ?? null,
  WIDGET_SITES: row.widgetSites ?? [],
  FRONT_LANDING_TEMPLATE_ID: row.template,
  THEME: row.theme && {
    PALETTE: row.theme.palette ?? null,
    ACCENT: row.theme.accent ?? null,
    FONT_PAIR: row.theme.fonts ?? null,
    RADIUS: row.theme.radius ?? null,
  },
  SITE_SETTINGS: row.siteSettings && settingsAnswer(row.siteSettings),
  HOURS: hoursAnswer(clinicFacts(row).hours),
  SPECIALITIES: specialityAnswers(row.specialities, row.specialityNames),
  FEATURES: row.features,
  LICENSE: row.license,
  RATING: row.rating,
  REVIEWS_COUNT: row.reviews,
  ATTRIBUTION: row.attribution,
  SOURCE_DATE: row.sourceDate,
  IS_UNCLAIMED: row.isUnclaimed,
  PARENT_CODE: row.parent,
  IS_PUBLISHED: row.isPublished && !row.isSiteOff,
  IS_TAKEN_DOWN: row.isTakenDown,
  TAKES_SLOTS: row.isOnlineEntryActive && row.takesSlots,
  TAKES_CONSULTATIONS: row.takesConsultations,
})
