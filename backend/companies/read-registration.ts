import { and, asc, desc, eq } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import type { Registration } from '../../schemas/api/registration.ts'
import { pickLocalized } from '../../schemas/core/localized.ts'
import { account, city, company, companyDecision, companyPaper } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { accountName } from '../kit/sessions/account-name.ts'
import type { Texts } from '../kit/tables/columns.ts'
import { imageAnswer } from '../shared/answers/image-answer.ts'
import { instant } from '../shared/answers/instant.ts'
import { localize } from '../shared/answers/localize.ts'

/** A text in the language, or its fallback. */
export const inLanguage = (texts: Texts | null, locale: Locale): string | null =>
  (texts && pickLocalized(texts, locale)?.value) ?? null

const papersOf = (orm: Orm, code: string) =>
  orm
    .select()
    .from(companyPaper)
    .where(eq(companyPaper.company, code))
    .orderBy(asc(companyPaper.name), asc(companyPaper.id))

const decisionsOf = (orm: Orm, code: string) =>
  orm
    .select({
      id: companyDecision.id,
      status: companyDecision.status,
      reason: companyDecision.reason,
      at: companyDecision.at,
      by: { lastName: account.lastName, name: account.name, middleName: account.middleName },
    })
    .from(companyDecision)
    .leftJoin(account, eq(account.id, companyDecision.by))
    .where(eq(companyDecision.company, code))
    .orderBy(desc(companyDecision.id))

/**
 * A registration with the number of its last decision (0 without one); undefined if there is no such company.
 */
export async function readRegistration(
  orm: Orm,
  code: string,
  locale: Locale,
): Promise<{ answer: Registration; version: number } | undefined> {
  const [found] = await orm
    .select({ company, cityName: city.name })
    .from(company)
    .leftJoin(city, eq(city.slug, company.city))
    .where(and(eq(company.code, code), eq(company.isDemo, false)))
  if (!found) return undefined
  const papers = await papersOf(orm, code)
  const decisions = await decisionsOf(orm, code)
  const { company: row, cityName } = found
  const answer: Registration = {
    COMPANY_CODE: row.code,
    SLUG: row.slug,
    STATUS: row.status,
    KIND: row.kind,
    ...localize('COMPANY_NAME', row.name),
    TAX_NUMBER: row.taxNumber,
    COUNTRY: row.country,
    LOCATION_CODE: row.city,
    LOCATION_NAME: inLanguage(cityName, locale),
    ADDRESS: row.address?.ru ?? null,
    LATITUDE: row.latitude,
    LONGITUDE: row.longitude,
    PHONES: row.phones,
    EMAIL: row.email,
    LICENSE: row.license,
    LOGO: row.logo && imageAnswer(row.logo),
    SCANS: papers.map(({ id, name, type, size }) => ({
      PAPER_ID: id,
      NAME: name,
      TYPE: type === 'application/pdf' ? type : 'image/webp',
      SIZE: size,
    })),
    HISTORY: decisions.map(({ status, reason, at, by }) => ({
      STATUS: status,
      REASON: reason,
      BY: by && accountName(by),
      AT: instant(at),
    })),
  }
  return { answer, version: decisions[0]?.id ?? 0 }
}
