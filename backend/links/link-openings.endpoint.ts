import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { linkOpenings } from '../../schemas/api/links.ts'
import { addDays, calendarDate } from '../../schemas/formats/zone.ts'
import { company as companyTable, link, linkSlug } from '../database/tables/index.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readOpenings } from './openings.ts'
import { colorOf, logoFile, originsOf } from './printed-link.ts'

/** How many days the figures have, with today. */
const shownDays = 30

export const linkOpeningCounts = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/links_openings',
  summary: 'How many people came by each short link in thirty days, by day, sheet and place; nobody is known',
  access: { section: 'links', action: 'read' },
  params: place,
  answer: linkOpenings,
  act: async ({ orm, member: { company }, settings }) => {
    const [clinic] = await orm
      .select({
        timezone: companyTable.timezone,
        logo: companyTable.logo,
        template: companyTable.template,
        theme: companyTable.theme,
      })
      .from(companyTable)
      .where(eq(companyTable.code, company))
    if (!clinic) return undefined
    const today = calendarDate(new Date(), clinic.timezone)
    const days = Array.from({ length: shownDays }, (_, at) => addDays(today, at + 1 - shownDays))
    const [first = today] = days
    const counts = Map.groupBy(await readOpenings(orm, company, first), (row) => row.link)
    const slugs = await orm
      .select({ code: link.code, slug: linkSlug.slug, now: link.word })
      .from(link)
      .innerJoin(
        linkSlug,
        and(eq(linkSlug.company, link.company), eq(linkSlug.link, link.code), isNotNull(linkSlug.link)),
      )
      .where(eq(link.company, company))
      .orderBy(asc(linkSlug.createdAt), asc(linkSlug.slug))
    const byLink = Map.groupBy(slugs, ({ code }) => code)
    return {
      ORIGINS: await originsOf(orm, company, settings.origin),
      COLOR: colorOf(clinic),
      HAS_LOGO: logoFile(clinic.logo?.src) !== undefined,
      DAYS: days,
      LINKS: [...byLink].map(([code, words]) => {
        const own = counts.get(code) ?? []
        const sum = (rows: typeof own) => rows.reduce((all, { people }) => all + people, 0)
        const marks = Map.groupBy(own, ({ by, place: at }) => `${by} ${at}`)
        return {
          LINK_CODE: code,
          FORMER: words.filter(({ slug, now }) => slug !== now).map(({ slug }) => slug),
          PEOPLE: days.map((day) => sum(own.filter((row) => row.day === day))),
          MARKS: [...marks.values()]
            .map((rows) => ({ BY: rows[0]?.by ?? '', PLACE: rows[0]?.place ?? '', PEOPLE: sum(rows) }))
            .sort((one, other) => other.PEOPLE - one.PEOPLE),
        }
      }),
    }
  },
})
