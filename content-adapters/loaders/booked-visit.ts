import type bookedVisit from '../../schemas/blocks/booked-visit.ts'
import { mostSlotDays } from '../../schemas/booking/booking-rules.ts'
import { addDays, calendarDate } from '../../schemas/formats/zone.ts'
import type { Visit } from '../entities/visit.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { formData } from '../parts/form-data.ts'
import { ifRead } from '../parts/if-read.ts'
import { shownNext } from '../parts/next-free.ts'
import { toPage } from '../parts/paths.ts'
import { sectionPath } from '../parts/profile-paths.ts'
import { slotName } from '../parts/slot-name.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** The days that are looked through for other times, and how many of those with free time are shown with how many times each. */
const most = { looked: mostSlotDays, days: 10, times: 60 }

/**
 * The visit for a reader without a script. Where it cannot be read, the block is there without it: its script asks for the visit by itself, and
 * says why it does not come.
 */
export default defineLoader<typeof bookedVisit>(async ({ code, token }, context) => {
  const list = toPage(sectionPath('clinics'))
  if (code === undefined || token === undefined) return { list }
  const visit = await ifRead(context.source.visit({ code, token }))
  return visit ? { list, visit: await shown(visit, context) } : { list }
})

async function shown(visit: Visit, context: LoadContext) {
  const { number, patient, isForOther, companyName, address, doctor, phones, timezone, canCancel, tooLate } =
    visit
  return withoutUndefined({
    visitNumber: number,
    patient,
    isForOther,
    status:
      visit.isPast && ['confirmed', 'pending'].includes(visit.status) ? ('past' as const) : visit.status,
    when: shownNext(visit, timezone, context),
    doctor: doctor.name,
    company: companyName,
    branch: visit.branch,
    address,
    phone: phones[0],
    canCancel,
    tooLate,
    days: visit.canMove ? await daysOf(visit, context) : [],
    ...formData(context.form),
  })
}

/** Days with the times to which a visit can be moved, by the clock of its branch: its own, then those nearest to it, in their order. */
async function daysOf(visit: Visit, context: LoadContext) {
  const { date, timezone } = visit
  const today = calendarDate(context.now, timezone)
  const before = addDays(date, -Math.floor(most.looked / 2))
  const first = laterOf(before, today)
  const last = addDays(first, most.looked - 1)
  const free = (await ifRead(context.source.visitTimes(visit, { first, last }))) ?? []
  const days = Map.groupBy(free, (slot) => slot.date)
  const far = (day: string) => Math.abs(Date.parse(day) - Date.parse(date))
  const shown = [...days.keys()].toSorted((one, other) => far(one) - far(other)).slice(0, most.days)
  const [own, others] = [shown.filter((day) => day === date), shown.filter((day) => day !== date).sort()]
  return [...own, ...others].map((day) => ({
    times: (days.get(day) ?? [])
      .slice(0, most.times)
      .map((slot) => ({ slot: slotName(slot), next: shownNext(slot, timezone, context) })),
  }))
}

const laterOf = (one: string, other: string) => (one > other ? one : other)
