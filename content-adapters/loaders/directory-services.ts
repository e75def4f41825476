import type directoryServices from '../../schemas/blocks/directory-services.ts'
import { defineLoader } from '../loader.ts'
import { offersPath, servicesPath } from '../parts/directory-paths.ts'
import { pagingOf } from '../parts/paging.ts'
import { toPage } from '../parts/paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** A page of the services of the directory. */
export default defineLoader<typeof directoryServices>(async ({ page = 1 }, { source }) => {
  const services = await source.directoryServices(page)
  return withoutUndefined({
    items: services.items.map(({ slug, ...service }) => ({
      ...service,
      link: toPage(offersPath(slug, undefined)),
    })),
    paging: pagingOf(services, servicesPath),
  })
})
