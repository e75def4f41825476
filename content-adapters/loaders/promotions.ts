import type promotions from '../../schemas/blocks/promotions.ts'
import { mostPromotions } from '../../schemas/promotions/promoted-fields.ts'
import { defineLoader } from '../loader.ts'
import { bookingPath } from '../parts/booking-path.ts'
import { bookingWay } from '../parts/booking-way.ts'
import { localizedDay } from '../parts/localized-date.ts'
import { toPage } from '../parts/paths.ts'
import { namesOfPlaces, saidPlaces } from '../parts/promoted-places.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** The promotions that run now; omitted without any, and where the clinic shows no prices. */
export default defineLoader<typeof promotions>(async ({ limit = mostPromotions }, context) => {
  const { company, source, inDirectory } = context
  if (!company || company.settings?.show?.prices === false) return undefined
  const running = (await source.promotions(company.code)).slice(0, limit)
  if (running.length === 0) return undefined
  const names = await namesOfPlaces(
    running.flatMap(({ services }) => services.flatMap(({ places }) => places)),
    company.code,
    source,
  )
  const way = bookingWay(company, await source.menu(company, { isOptional: true }))
  const items = running.flatMap(({ title, text, terms, image, to, services }) => {
    const shown = services.flatMap(({ code, name, before, now, currency, places: all }) => {
      const places = saidPlaces(all, names)
      if (!places) return []
      const booking =
        way === 'slots'
          ? toPage(bookingPath({ service: code, ...(inDirectory && { company: company.slug }) }))
          : undefined
      return [withoutUndefined({ name, before, now, currency, places, booking })]
    })
    if (shown.length === 0) return []
    return [
      withoutUndefined({ title, text, terms, image, until: localizedDay(to, context), services: shown }),
    ]
  })
  return items.length > 0 ? { items } : undefined
})
