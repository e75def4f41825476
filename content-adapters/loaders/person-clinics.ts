import type personClinics from '../../schemas/blocks/person-clinics.ts'
import type { Company } from '../entities/company.ts'
import type { Person, Schedule } from '../entities/doctor.ts'
import type { Service } from '../entities/service.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { bookingAction, bookingWay } from '../parts/booking-way.ts'
import { currentStatus } from '../parts/current-status.ts'
import { fullAddress } from '../parts/full-address.ts'
import { nextOfDoctors } from '../parts/next-free.ts'
import { paths, toPage } from '../parts/paths.ts'
import { profilePath, sectionOf } from '../parts/profile-paths.ts'
import { scheduleFormatter } from '../parts/schedule-formatter.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

type Card = Person['cards'][number]

/** The clinics of a person, each with its own hours and prices. */
export default defineLoader<typeof personClinics>(async ({ slug }, context) => {
  if (slug === undefined) return undefined
  const { cards } = await context.source.person(slug)
  return { clinics: await Promise.all(cards.slice(0, 20).map((card) => clinicOf(card, context))) }
})

async function clinicOf({ company: code, specialist }: Card, context: LoadContext) {
  const { source } = context
  const company = await source.company(code)
  const [schedules, services, menu] = await Promise.all([
    source.schedules(code),
    source.services(code),
    source.menu(company, { isOptional: true }),
  ])
  const way = bookingWay(company, menu)
  const own = schedules.filter((schedule) => schedule.specialist === specialist.code)
  const section = sectionOf(company)
  const { name, category, hours, timezone, phones } = company
  return withoutUndefined({
    name,
    category,
    link: toPage(section ? profilePath(section, company.slug) : paths.company(company.slug)),
    address: fullAddress(company),
    status:
      own.length > 0
        ? receptionStatus(own, company, context)
        : hours && currentStatus(hours, timezone, context),
    phone: phones[0],
    places: own.length > 0 ? scheduleFormatter(company, schedules, context).places(own).slice(0, 20) : [],
    prices: services.flatMap((service) => priceOf(service, specialist.code)).slice(0, 20),
    booking: way && bookingAction(way, { site: paths.company(company.slug), doctor: specialist.code }),
    next: (await nextOfDoctors(company, context)).get(specialist.code),
  })
}

/** Whether the doctor sees patients now, which the hours of the clinic do not tell; unsaid of several branches. */
function receptionStatus(
  [one, other]: readonly Schedule[],
  { hours, timezone }: Company,
  context: LoadContext,
) {
  if (!one || other) return undefined
  const closings = hours?.exceptions.filter(({ intervals }) => intervals.length === 0) ?? []
  const { week, exceptions } = one.hours
  return currentStatus({ week, exceptions: [...exceptions, ...closings] }, timezone, context)
}

/** What a service costs with the doctor, where that is a price of its own; the lowest of several branches. */
function priceOf({ name, prices = [], currency }: Service, doctor: string) {
  const own = prices.flatMap(({ specialist, price, priceTo }) =>
    specialist === doctor && price !== undefined ? [{ price, priceTo }] : [],
  )
  const [lowest] = own.sort((a, b) => a.price - b.price)
  return lowest ? [withoutUndefined({ name, currency, ...lowest })] : []
}
