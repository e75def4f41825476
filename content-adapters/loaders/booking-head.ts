import type bookingHead from '../../schemas/blocks/booking-head.ts'
import type { Company } from '../entities/company.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { ifRead } from '../parts/if-read.ts'
import { toPage } from '../parts/paths.ts'
import { placePath, sectionOf, sectionPath } from '../parts/profile-paths.ts'
import { seenAt } from '../parts/seen-at.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** Where a visit is booked in the directory. */
export default defineLoader<typeof bookingHead>(async (_props, context) => {
  const { company } = context
  const section = company && sectionOf(company)
  if (!section) return undefined
  return withoutUndefined({
    list: toPage(sectionPath(section, company.city?.slug)),
    name: company.name,
    link: toPage(placePath(company)),
    address: await ifRead(addressOf(company, context)),
  })
})

/** The address of the chosen branch, otherwise of those where the chosen doctor sees patients. */
async function addressOf(company: Company, { source, booking }: LoadContext) {
  const { cabinet, doctor } = booking ?? {}
  if (cabinet === undefined && doctor === undefined) return seenAt(company, [], [])
  const [cabinets, schedules] = await Promise.all([
    source.cabinets(company.code),
    cabinet === undefined ? source.schedules(company.code) : [],
  ])
  const own = schedules.filter(({ specialist }) => specialist === doctor)
  return seenAt(company, cabinets, cabinet === undefined ? own.map((one) => one.cabinet.code) : [cabinet])
}
