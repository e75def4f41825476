/** A visible service with a price, as it is found in a price list. */
export type PricedService = {
  name: string
  price: number
  priceTo: number | null
  priceRepeat: number | null
  currency: string
  /** Prices that replace the usual one in a branch or with a doctor. */
  prices: readonly { doctor?: string | undefined; price?: number | undefined }[]
}

/** A price from which a visit or a service begins. */
export type ListPrice = { price: number; currency: string }

const isVisit = /(?<!\p{L})(?:при[её]м|консультаци|визит)/iu
const isFirst = /(?<!\p{L})перв(?:ичн|ый|ая)/iu
const isRepeat = /(?<!\p{L})(?:повторн|после перв)/iu
const isForChildren = /(?<!\p{L})(?:реб[её]н|дет(?:ск|ей|ям|и(?!\p{L})))/iu

/** True for a first visit to a doctor: the clinic says what another one costs, or that this is one (decision 29). */
const saysFirst = ({ name, priceRepeat }: PricedService) => priceRepeat !== null || isFirst.test(name)

/** Visits to a doctor without those that can only follow another: the first ones, if any are called so. */
function firstVisits(services: readonly PricedService[]): PricedService[] {
  const visits = services.filter((one) => isVisit.test(one.name) && !isRepeat.test(one.name))
  const first = visits.filter(saysFirst)
  return first.length > 0 ? first : visits
}

const lowest = (prices: readonly ListPrice[]): ListPrice | undefined =>
  prices.toSorted((one, other) => one.price - other.price)[0]

const priceOf = ({ price, currency }: PricedService): ListPrice => ({ price, currency })

/** The price of a first visit to a company; undefined if its price list does not say which of its services are visits. */
export const visitPrice = (services: readonly PricedService[]): ListPrice | undefined =>
  lowest(firstVisits(services).map(priceOf))

/** The lowest price of a company, whatever it is for. */
export const lowestPrice = (services: readonly PricedService[]): ListPrice | undefined =>
  lowest(services.map(priceOf))

/** Finds in the name of a service the specialities that it names in any case: `Приём детского невролога`. */
export function specialitiesNamed(
  names: Readonly<Record<string, { ru: string }>>,
): (service: string) => string[] {
  const words = Object.entries(names).map(([slug, { ru }]) => {
    const stem = ru.replace(/[аеёийоуыьэюя]+$/iu, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return [slug, new RegExp(`(?<![\\p{L}-])${stem}\\p{L}{0,3}(?![\\p{L}-])`, 'iu')] as const
  })
  return (service) => words.flatMap(([slug, word]) => (word.test(service) ? [slug] : []))
}

/**
 * The price of a first visit to a doctor: their own one, otherwise that of visits to their speciality, otherwise that of the clinic's first
 * visits to whichever doctor. Undefined if the price list says none of these.
 */
export function doctorPrice(
  services: readonly PricedService[],
  { code, specialities }: { code: string; specialities: readonly string[] },
  named: (service: string) => readonly string[],
): ListPrice | undefined {
  const own = (among: readonly PricedService[]) =>
    lowest(
      among.flatMap(({ prices, currency }) =>
        prices.flatMap(({ doctor, price }) => (doctor === code && price ? [{ price, currency }] : [])),
      ),
    )
  const visits = services.filter(({ name }) => isVisit.test(name) && !isRepeat.test(name))
  const ofSpeciality = visits.filter(({ name }) => named(name).some((one) => specialities.includes(one)))
  const ofAnybody = visits.filter(
    (one) => saysFirst(one) && !isForChildren.test(one.name) && named(one.name).length === 0,
  )
  return own(firstVisits(services)) ?? own(visits) ?? visitPrice(ofSpeciality) ?? visitPrice(ofAnybody)
}
