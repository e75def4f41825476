import type bookingHead from '../../schemas/blocks/booking-head.ts'
import { defineLoader } from '../loader.ts'
import { fullAddress } from '../parts/full-address.ts'
import { toPage } from '../parts/paths.ts'
import { placePath, sectionOf, sectionPath } from '../parts/profile-paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** Where a visit is booked in the directory. */
export default defineLoader<typeof bookingHead>(async (_props, { company }) => {
  const section = company && sectionOf(company)
  if (!section) return undefined
  return withoutUndefined({
    list: toPage(sectionPath(section, company.city?.slug)),
    name: company.name,
    link: toPage(placePath(company)),
    address: fullAddress(company),
  })
})
