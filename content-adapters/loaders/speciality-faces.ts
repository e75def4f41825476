import type specialityFaces from '../../schemas/blocks/speciality-faces.ts'
import { defineLoader } from '../loader.ts'
import { listOf } from '../parts/directory-paths.ts'
import { toPage } from '../parts/paths.ts'
import { shownCity } from '../parts/shown-city.ts'

/** Specialities that most doctors of the shown city have. */
export default defineLoader<typeof specialityFaces>(async (_, context) => {
  const { shown } = await shownCity(context)
  const found = shown ? await context.source.listingSpecialities(shown.slug) : []
  if (!shown || found.length === 0) return undefined
  return {
    city: shown.name,
    all: toPage(listOf('doctors', shown.slug)),
    items: found.slice(0, 12).map(({ slug, name, count, portraits }) => ({
      name,
      count,
      link: toPage(listOf('doctors', shown.slug, slug)),
      portraits: portraits.slice(0, 3),
    })),
  }
})
