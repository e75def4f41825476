import type bookedVisit from '../../schemas/blocks/booked-visit.ts'
import type { Visit } from '../entities/visit.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { formData } from '../parts/form-data.ts'
import { shownNext } from '../parts/next-free.ts'
import { slotName } from '../parts/slot-name.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'
import { SourceError } from '../source.ts'

/** How many other times are offered to somebody without a script. */
const mostTimes = 12

/**
 * The visit for a reader without a script. Where it cannot be read, the block is there without it: its script asks for the visit by itself, and
 * says why it does not come.
 */
export default defineLoader<typeof bookedVisit>(async ({ code, token }, context) => {
  if (code === undefined || token === undefined) return {}
  const visit = await ifRead(context.source.visit({ code, token }))
  return visit ? { visit: await shown(visit, context) } : {}
})

/** Undefined where the source cannot say it. */
const ifRead = (asked: Promise<Visit>): Promise<Visit | undefined> =>
  asked.catch((error: unknown) => {
    if (!(error instanceof SourceError)) throw error
    return undefined
  })

async function shown(visit: Visit, context: LoadContext) {
  const { companyName, address, doctor, phones, timezone, canCancel, tooLate } = visit
  const free = visit.canMove ? await context.source.nextFree(visit.company, doctor.code) : []
  return withoutUndefined({
    status:
      visit.isPast && ['confirmed', 'pending'].includes(visit.status) ? ('past' as const) : visit.status,
    when: shownNext(visit, timezone, context),
    doctor: doctor.name,
    company: companyName,
    address,
    phone: phones[0],
    canCancel,
    tooLate,
    times: free
      .filter(({ cabinet }) => cabinet === visit.cabinet)
      .slice(0, mostTimes)
      .map((slot) => ({ slot: slotName(slot), next: shownNext(slot, timezone, context) })),
    ...formData(context.form),
  })
}
