import type appointment from '../../schemas/blocks/appointment.ts'
import { instantOf } from '../../schemas/booking/offered-time.ts'
import { addDays, calendarDate, zonedInstant } from '../../schemas/formats/zone.ts'
import { isZone, zoneNames } from '../../schemas/reference/zone-names.ts'
import type { Company } from '../entities/company.ts'
import type { OfferedSlot } from '../entities/doctor.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { bookingPath } from '../parts/booking-path.ts'
import { bookingAction, bookingWay } from '../parts/booking-way.ts'
import { booksForChild } from '../parts/books-for-child.ts'
import { chatOf } from '../parts/chat-of.ts'
import { currentStatus } from '../parts/current-status.ts'
import { formData } from '../parts/form-data.ts'
import { localTime } from '../parts/local-time.ts'
import { nextFreeOf, shownNext } from '../parts/next-free.ts'
import { toPage } from '../parts/paths.ts'
import { slotName } from '../parts/slot-name.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** Choices in the form of a request; a native list of more is of no use. */
const most = 1000

/** How to book a visit: online where the clinic takes requests, and its contacts; omitted if there is neither. */
export default defineLoader<typeof appointment>(async (_props, context) => {
  const { company, source, booking } = context
  if (!company) return undefined
  const { name, email, hours, timezone } = company
  const phones = await phonesOf(company, booking?.cabinet, source)
  const chat = chatOf(company, 'booking', context, booking?.cabinet)
  const way = bookingWay(company, await source.menu(company, { isOptional: true }))
  if (!way && phones.length === 0 && !chat.whatsapp && !email) return undefined
  const [next] = booking ? [] : await nextFreeOf(company, way, context)
  // Whoever books chooses a time; whether somebody answers now says nothing of it.
  const status = hours && !booking ? currentStatus(hours, timezone, context) : undefined
  return withoutUndefined({
    name,
    phones,
    ...chat,
    wish: booking && chat.whatsapp ? await wishOf(company, booking, source) : undefined,
    email,
    status,
    way,
    // Only where a booking is made: other pages have the badge of the clinic.
    isDemo: booking && company.isDemo ? true : undefined,
    next: next && shownNext(next, timezone, context),
    booking: way && !booking ? bookingAction(way) : undefined,
    request: way === 'request' && booking ? await requestForm(company, booking, context) : undefined,
    slots: way === 'slots' && booking ? await slotsOf(company, booking, context) : undefined,
  })
})

/** The telephones of the branch that the address of the booking names, where it has some: the visit is there. */
async function phonesOf(
  { code, phones }: Company,
  cabinet: string | undefined,
  source: LoadContext['source'],
) {
  const branches = cabinet === undefined ? [] : await source.cabinets(code)
  const own = branches.find((one) => one.code === cabinet)?.phones ?? []
  return own.length > 0 ? own : phones
}

/** The doctor and the service that the address of the booking names; undefined without either. */
async function wishOf(
  { code }: Company,
  booking: NonNullable<LoadContext['booking']>,
  source: LoadContext['source'],
) {
  const [doctors, services] = await Promise.all([
    booking.doctor === undefined ? [] : source.specialists(code),
    booking.service === undefined ? [] : source.services(code),
  ])
  const doctor = doctors.find((one) => one.code === booking.doctor)?.name
  const service = services.find((one) => one.code === booking.service)?.name
  return doctor || service ? withoutUndefined({ doctor, service }) : undefined
}

/** How many of the next free times are named. */
const mostTimes = 12

/** The data that the choice of a time needs besides its own requests. */
async function slotsOf(company: Company, booking: NonNullable<LoadContext['booking']>, context: LoadContext) {
  const { doctor, service, cabinet, time, manage } = booking
  const { source, form } = context
  const [cabinets, specialists, free] = await Promise.all([
    source.cabinets(company.code),
    source.specialists(company.code),
    source.nextFree(company.code, doctor),
  ])
  const zones = new Set(cabinets.map(({ timezone }) => timezone))
  const named = [...zones].flatMap((zone) => (isZone(zone) ? [{ zone, name: zoneNames[zone] }] : []))
  const start = time === undefined ? undefined : instantOf(time)
  const branchOf = (code: string) => cabinets.find((one) => one.code === code)
  const cardOf = (code: string) => specialists.find((one) => one.code === code)
  const doctorOf = (code: string) => cardOf(code)?.name
  const zoneOf = (code: string) => branchOf(code)?.timezone ?? company.timezone
  const nextOf = (slot: OfferedSlot) => shownNext(slot, zoneOf(slot.cabinet), context)
  const branchName = (code: string) => (cabinets.length > 1 ? branchOf(code)?.name : undefined)
  const here = free.filter((slot) => cabinet === undefined || slot.cabinet === cabinet)
  const times = here.slice(0, mostTimes).map((slot) =>
    withoutUndefined({
      next: nextOf(slot),
      ...(doctor === undefined && {
        doctor: doctorOf(slot.doctor),
        speciality: cardOf(slot.doctor)?.specialities[0],
      }),
      branch: branchName(slot.cabinet),
      link: toPage(bookingPath({ ...slot, service })),
    }),
  )
  const own =
    start === undefined || doctor === undefined || cabinet === undefined
      ? undefined
      : { ...localTime(start, zoneOf(cabinet)), start, doctor, cabinet }
  // A time that was taken is not offered again.
  const isTaken = form?.kind === 'refused' && /^SLOT_/.test(form.code ?? '')
  const others = here.filter((slot) => own && Date.parse(slot.start) !== Date.parse(own.start))
  return withoutUndefined({
    company: company.code,
    doctor,
    service,
    cabinet,
    start,
    forChild: booksForChild(company, specialists, doctor),
    times: start === undefined ? times : [],
    form:
      own &&
      withoutUndefined({
        country: company.country,
        doctor: doctorOf(own.doctor),
        speciality: cardOf(own.doctor)?.specialities[0],
        branch: branchOf(own.cabinet)?.name,
        address: branchOf(own.cabinet)?.address,
        // A service has its own price.
        visit: service === undefined ? cardOf(own.doctor)?.firstVisit : undefined,
        slots: [...(isTaken ? [] : [own]), ...others].map((slot) => ({
          slot: slotName(slot),
          next: nextOf(slot),
        })),
        ...formData(form),
      }),
    visits: specialists
      .slice(0, most)
      .flatMap(({ code, firstVisit }) => (firstVisit ? [{ doctor: code, ...firstVisit }] : [])),
    zones: named,
    manage,
  })
}

/** The choices in the form of a request, with those from the address chosen. */
async function requestForm(
  company: Company,
  { doctor, service, cabinet }: NonNullable<LoadContext['booking']>,
  { source, form, now, expires }: LoadContext,
) {
  const [cabinets, specialists, services] = await Promise.all([
    source.cabinets(company.code),
    source.specialists(company.code),
    source.services(company.code),
  ])
  const today = calendarDate(now, company.timezone)
  expires(zonedInstant(addDays(today, 1), '00:00', company.timezone))
  const asked = Object.entries({ CABINET_CODE: cabinet, DOCTOR_CODE: doctor, SERVICE_CODE: service })
  const values = asked.flatMap(([field, text]) => (text === undefined ? [] : [{ name: field, text }]))
  return {
    company: company.code,
    country: company.country,
    cabinets: cabinets.map(({ code, name }) => ({ code, name })),
    doctors: specialists
      .slice(0, most)
      .map(({ code, name, specialities: [speciality] }) => withoutUndefined({ code, name, speciality })),
    services: services.slice(0, most).map(({ code, name, group }) => ({ code, name, group })),
    today,
    forChild: booksForChild(company, specialists, doctor),
    ...(values.length > 0 && { values }),
    ...formData(form),
  }
}
