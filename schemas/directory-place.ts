import { t } from './type.ts'

/** The city of a list of the directory, absent for all of them, and the same list in the others. */
export const placeFields = () => ({
  city: t.optional(t.text()),
  allCities: t.object({ link: t.link(), isChosen: t.boolean() }),
  cities: t.array(
    t.object({
      slug: t.string({ max: 120 }),
      label: t.text(),
      count: t.integer({ minimum: 0 }),
      link: t.link(),
      isChosen: t.optional(t.boolean()),
    }),
  ),
})
