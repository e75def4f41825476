import type personClinics from '../../schemas/blocks/person-clinics.ts'
import type { Cabinet } from '../entities/company.ts'
import type { Person, Schedule } from '../entities/doctor.ts'
import type { Service } from '../entities/service.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { bookingAction, bookingWay } from '../parts/booking-way.ts'
import { currentStatus } from '../parts/current-status.ts'
import { nextOfDoctors } from '../parts/next-free.ts'
import { toPage } from '../parts/paths.ts'
import { placePath } from '../parts/profile-paths.ts'
import { scheduleFormatter } from '../parts/schedule-formatter.ts'
import { schedulesWithin } from '../parts/schedules-within.ts'
import { seenAt } from '../parts/seen-at.ts'
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
  const [within, services, menu] = await Promise.all([
    schedulesWithin(company, context),
    source.services(code),
    source.menu(company, { isOptional: true }),
  ])
  const way = bookingWay(company, menu)
  const own = within.schedules.filter((schedule) => schedule.specialist === specialist.code)
  const { name, category, hours, timezone, phones } = company
  return withoutUndefined({
    name,
    category,
    link: toPage(placePath(company)),
    address: seenAt(
      company,
      within.cabinets,
      own.map(({ cabinet }) => cabinet.code),
    ),
    status:
      own.length > 0
        ? receptionStatus(own, within.cabinets, context)
        : hours && currentStatus(hours, timezone, context),
    phone: phones[0],
    places: own.length > 0 ? scheduleFormatter(company, within, context).places(own).slice(0, 20) : [],
    prices: services.flatMap((service) => priceOf(service, specialist.code)).slice(0, 20),
    booking: way && bookingAction(way, { company: company.slug, doctor: specialist.code }),
    next: (await nextOfDoctors(company, context)).get(specialist.code),
  })
}

/** Whether the doctor sees patients now, which the hours of the clinic do not say; absent for several branches. */
function receptionStatus(
  [one, other]: readonly Schedule[],
  cabinets: readonly Cabinet[],
  context: LoadContext,
) {
  const branch = cabinets.find(({ code }) => code === one?.cabinet.code)
  if (!one || other || !branch) return undefined
  return currentStatus(one.hours, branch.timezone, context)
}

/** The price of a service with the doctor, if it is a price of its own; the lowest of several branches. */
function priceOf({ name, prices = [], currency }: Service, doctor: string) {
  const own = prices.flatMap(({ specialist, price, priceTo, priceRepeat }) =>
    specialist === doctor && price !== undefined ? [{ price, priceTo, priceRepeat }] : [],
  )
  const [lowest] = own.sort((a, b) => a.price - b.price)
  return lowest ? [withoutUndefined({ name, currency, ...lowest })] : []
}
