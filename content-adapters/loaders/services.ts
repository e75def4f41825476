import type services from '../../schemas/blocks/services.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'
import { saysLeast, withoutLeast } from '../../schemas/directory/least-price.ts'
import { fold } from '../../schemas/formats/fold.ts'
import type { PromotedService, Promotion } from '../entities/promotion.ts'
import type { Service } from '../entities/service.ts'
import { defineLoader } from '../loader.ts'
import { localizedDay } from '../parts/localized-date.ts'
import { namesOfPlaces, saidPlaces } from '../parts/promoted-places.ts'
import { wholeLink } from '../parts/whole-link.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'
import type { ContentSource } from '../source.ts'

const most = 500

/** Maximum number of special prices shown for a service. */
const mostPlaces = 50

/** Services by group, in the order of the clinic; `group` selects one group by its name in any language. */
export default defineLoader<typeof services>(async ({ group, limit = Number.POSITIVE_INFINITY }, context) => {
  if (!context.company || context.company.settings?.show?.prices === false) return undefined
  const all = await context.source.services(context.company.code)
  const chosen = group === undefined ? all : all.filter((service) => isIn(service, group))
  const shown = chosen.slice(0, limit)
  if (shown.length === 0) return undefined
  const names = await placeNames(shown, context.company.code, context.source)
  const promoted = promotedServices(await context.source.promotions(context.company.code))
  const promotedNames = await namesOfPlaces(
    [...promoted.values()].flatMap(({ places }) => places),
    context.company.code,
    context.source,
  )
  const promotedOf = ({ code, currency }: Service) => {
    const found = promoted.get(code)
    const places = found && saidPlaces(found.places, promotedNames)
    if (!found || !places || found.currency !== currency) return {}
    const { before, now, to } = found
    return { promoted: { before, now, until: localizedDay(to, context), places } }
  }
  const groups = [...Map.groupBy(shown, (service) => service.group.ru)].slice(0, most)
  // Of all of them, whichever are shown: the same on the first page of a profile as in the whole list.
  const updated = chosen
    .flatMap(({ updatedAt }) => updatedAt ?? [])
    .sort()
    .at(-1)
  return withoutUndefined({
    groups: groups.flatMap(([, items]) => {
      const first = items[0]
      return first
        ? [
            {
              title: first.group,
              items: items
                .slice(0, most)
                .map((service) => ({ ...toItem(service, names), ...promotedOf(service) })),
            },
          ]
        : []
    }),
    allLink: shown.length < chosen.length ? wholeLink('/services', context) : undefined,
    updatedAt: updated === undefined ? undefined : localizedDay(updated, context),
  })
})

const isIn = (service: Service, group: string) =>
  Object.values(service.group).some((name) => typeof name === 'string' && fold(name) === fold(group))

/** The promoted services by their codes: a service has one promotion at a time, or several in different branches, of which the first counts. */
const promotedServices = (promotions: readonly Promotion[]): Map<string, PromotedService & { to: string }> =>
  new Map(
    promotions
      .toReversed()
      .flatMap(({ services, to }) => services.map((service) => [service.code, { ...service, to }] as const)),
  )

type Names = { cabinets: ReadonlyMap<string, LocalizedText>; specialists: ReadonlyMap<string, LocalizedText> }

const namesOf = (list: readonly { code: string; name: LocalizedText }[]) =>
  new Map(list.map(({ code, name }) => [code, name]))

/** Names of branches and doctors with special prices; loaded only if there are such prices. */
async function placeNames(
  services: readonly Service[],
  company: string,
  source: ContentSource,
): Promise<Names> {
  const has = (place: 'cabinet' | 'specialist') =>
    services.some(({ prices }) => prices?.some((price) => price[place] !== undefined))
  const [cabinets, specialists] = await Promise.all([
    has('cabinet') ? source.cabinets(company) : [],
    has('specialist') ? source.specialists(company) : [],
  ])
  return { cabinets: namesOf(cabinets), specialists: namesOf(specialists) }
}

/** A special price with the names of its branch and doctor; undefined if one of them is unknown. */
function toPlace(one: NonNullable<Service['prices']>[number], { cabinets, specialists }: Names) {
  const cabinet = one.cabinet === undefined ? undefined : cabinets.get(one.cabinet)
  const specialist = one.specialist === undefined ? undefined : specialists.get(one.specialist)
  const isKnown = Boolean(one.cabinet) === Boolean(cabinet) && Boolean(one.specialist) === Boolean(specialist)
  return isKnown && (cabinet || specialist)
    ? [
        withoutUndefined({
          cabinet,
          specialist,
          price: one.price,
          priceTo: one.priceTo,
          priceRepeat: one.priceRepeat,
        }),
      ]
    : []
}

/** A note without the words that the price shows now; undefined if no others are left. */
function restOf(note: Service['note']): Service['note'] {
  const rest = Object.entries(note ?? {}).map(([locale, text]) => [locale, withoutLeast(text)] as const)
  const isBlank = rest.every(([, text]) => text === '')
  return isBlank ? undefined : (Object.fromEntries(rest) as NonNullable<Service['note']>)
}

function toItem({ name, note, price, priceTo, priceRepeat, currency, prices = [] }: Service, names: Names) {
  const places = prices.flatMap((one) => toPlace(one, names)).slice(0, mostPlaces)
  const isLeast = price !== undefined && priceTo === undefined && saysLeast(note)
  return withoutUndefined({
    name,
    note: isLeast ? restOf(note) : note,
    isLeast: isLeast || undefined,
    price,
    priceTo,
    priceRepeat,
    currency,
    places: places.length > 0 ? places : undefined,
  })
}
