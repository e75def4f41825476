import { defaultLocale } from '../../locales/locale.ts'
import type directoryServices from '../../schemas/blocks/directory-services.ts'
import { pickLocalized } from '../../schemas/core/localized.ts'
import { serviceKind } from '../../schemas/directory/service-kinds.ts'
import { defineLoader } from '../loader.ts'
import { offersPath, servicesPath } from '../parts/directory-paths.ts'
import { clinicCities, placesOf } from '../parts/directory-places.ts'
import { pagingOf } from '../parts/paging.ts'
import { paths, toPage } from '../parts/paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** A page of the services of the directory, or of a city, and the search in them. */
export default defineLoader<typeof directoryServices>(async ({ city, page = 1 }, { source }) => {
  const [services, cities] = await Promise.all([
    source.directoryServices(withoutUndefined({ city, page })),
    clinicCities(source),
  ])
  return withoutUndefined({
    ...placesOf(city, cities, (to) => servicesPath(1, to)),
    citySlug: city,
    search: toPage(paths.search),
    items: services.items.map(({ slug, ...service }) => ({
      ...service,
      kind: serviceKind(pickLocalized(service.name, defaultLocale)?.value ?? ''),
      link: toPage(offersPath(slug, city)),
    })),
    paging: pagingOf(services, (to) => servicesPath(to, city)),
  })
})
