import type cityChoice from '../../schemas/blocks/city-choice.ts'
import { type LocalizedText, pickLocalized } from '../../schemas/core/localized.ts'
import { defineLoader } from '../loader.ts'
import { cityChoiceHref, sectionAt } from '../parts/in-city.ts'
import { toPage } from '../parts/paths.ts'

/** The cities of the section that the reader comes from, by name in their language. */
export default defineLoader<typeof cityChoice>(async ({ to }, { source, locale }) => {
  const { compare } = new Intl.Collator(locale)
  const nameIn = (name: LocalizedText) => pickLocalized(name, locale)?.value ?? ''
  const cities = await source.listingCities(sectionAt(to), { isNeeded: true })
  return {
    all: toPage(cityChoiceHref(to, 'all')),
    cities: cities
      .toSorted((one, other) => compare(nameIn(one.name), nameIn(other.name)))
      .map(({ slug, name, count }) => ({ slug, name, count, link: toPage(cityChoiceHref(to, slug)) })),
  }
})
