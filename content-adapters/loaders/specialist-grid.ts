import type specialistGrid from '../../schemas/blocks/specialist-grid.ts'
import { listedSlots } from '../../schemas/booking/booking-rules.ts'
import { defineLoader } from '../loader.ts'
import { doctorPageSize } from '../parts/doctor-page-size.ts'
import { experienceYears } from '../parts/experience.ts'
import { freeOfDoctors, offeredSlots, shownNext } from '../parts/next-free.ts'
import { pagingOf } from '../parts/paging.ts'
import { paths } from '../parts/paths.ts'
import { specialistLink } from '../parts/specialist-link.ts'
import { wholeLink } from '../parts/whole-link.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

const most = 500

/**
 * Doctors of the clinic, at most `limit`, a page of them, or the one with the slug. Without doctors a teaser is omitted, a complete
 * list shows that it is empty.
 */
export default defineLoader<typeof specialistGrid>(async ({ slug, limit, page }, context) => {
  const { company, source, inDirectory } = context
  if (!company) return undefined
  const { timezone } = company
  const booking = { timezone, slug: inDirectory ? company.slug : undefined }
  const specialists =
    slug === undefined
      ? await source.specialists(company.code)
      : [await source.specialist(company.code, slug)]
  if (specialists.length === 0 && limit !== undefined) return undefined
  const size = page === undefined ? (limit ?? most) : doctorPageSize
  const first = ((page ?? 1) - 1) * size
  const pathOf = (to: number) => paths.specialists + (to > 1 ? `/page/${to}` : '')
  const free = specialists.length > 0 ? await freeOfDoctors(company, context) : undefined
  return withoutUndefined({
    items: specialists.slice(first, first + size).map((specialist) => {
      const own = free?.get(specialist.code)
      return withoutUndefined({
        name: specialist.name,
        photo: specialist.photo,
        specialities: specialist.specialities,
        position: specialist.position,
        experienceYears: experienceYears(specialist.experienceSince, context),
        link: specialistLink(specialist, context),
        next: own && shownNext(own, timezone, context),
        slots: own && offeredSlots([own, ...own.later].slice(0, listedSlots), booking, context),
      })
    }),
    allLink:
      limit !== undefined && specialists.length > limit ? wholeLink(paths.specialists, context) : undefined,
    paging:
      page === undefined
        ? undefined
        : pagingOf({ page, pages: Math.ceil(specialists.length / size) }, pathOf),
  })
})
