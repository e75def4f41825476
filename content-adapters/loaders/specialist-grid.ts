import type specialistGrid from '../../schemas/blocks/specialist-grid.ts'
import { defineLoader } from '../loader.ts'
import { experienceYears } from '../parts/experience.ts'
import { nextOfDoctors } from '../parts/next-free.ts'
import { paths, toPage } from '../parts/paths.ts'
import { specialistLink } from '../parts/specialist-link.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

const most = 500

/**
 * Doctors of the clinic, at most `limit`, or the one with the slug. Without doctors a teaser is omitted, a complete
 * list shows that it is empty.
 */
export default defineLoader<typeof specialistGrid>(async ({ slug, limit }, context) => {
  const { company, source } = context
  if (!company) return undefined
  const specialists =
    slug === undefined
      ? await source.specialists(company.code)
      : [await source.specialist(company.code, slug)]
  if (specialists.length === 0 && limit !== undefined) return undefined
  const next = specialists.length > 0 ? await nextOfDoctors(company, context) : new Map()
  return withoutUndefined({
    items: specialists.slice(0, limit ?? most).map((specialist) =>
      withoutUndefined({
        name: specialist.name,
        photo: specialist.photo,
        specialities: specialist.specialities,
        position: specialist.position,
        experienceYears: experienceYears(specialist.experienceSince, context),
        link: specialistLink(specialist, context),
        next: next.get(specialist.code),
      }),
    ),
    allLink: limit !== undefined && specialists.length > limit ? toPage(paths.specialists) : undefined,
  })
})
