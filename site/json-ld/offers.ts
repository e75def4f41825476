import { longPriceList, type ServicesProps } from '../../schemas/blocks/services.ts'
import type { Block } from '../../schemas/page/page.ts'
import { blocksOf } from './blocks-of.ts'
import { type Entity, entity } from './entity.ts'

/** Offers that a page names: enough for any clinic's main services. */
const most = 100

type Group = ServicesProps['data']['groups'][number]

/**
 * The prices on a page as offers of its clinic (F28); services without a price are left out. Of a long list each group is one offer, from
 * the least to the most: all of them would be a tenth of the page.
 */
export function offersOn(blocks: readonly Block[]): Entity[] {
  const groups = blocksOf<ServicesProps>(blocks, 'services').flatMap(({ data }) => data.groups)
  const isLong = groups.reduce((sum, { items }) => sum + items.length, 0) >= longPriceList
  return (isLong ? groups.flatMap(offersOfGroup) : groups.flatMap(({ items }) => offersOf(items))).slice(
    0,
    most,
  )
}

/** One offer for each currency in which the group has prices. */
const offersOfGroup = ({ title, items }: Group): Entity[] =>
  [...Map.groupBy(items, ({ currency }) => currency)].flatMap(([currency, all]) => {
    const prices = all.flatMap(({ price, priceTo }) => [price ?? [], priceTo ?? []].flat())
    return prices.length === 0
      ? []
      : [
          entity({
            '@type': 'AggregateOffer',
            name: title.text,
            lowPrice: Math.min(...prices),
            highPrice: Math.max(...prices),
            priceCurrency: currency,
            offerCount: all.filter(({ price }) => price !== undefined).length,
          }),
        ]
  })

const offersOf = (items: Group['items']): Entity[] =>
  items.flatMap(({ name, price, priceTo, isLeast, currency, promoted }) =>
    price === undefined
      ? []
      : [
          entity({
            '@type': 'Offer',
            itemOffered: { '@type': 'Service', name: name.text },
            ...(promoted?.places.length === 0
              ? {
                  price: promoted.now,
                  priceCurrency: currency,
                  priceValidUntil: promoted.until.datetime.slice(0, 10),
                }
              : priceTo === undefined && !isLeast
                ? { price, priceCurrency: currency }
                : {
                    priceSpecification: {
                      '@type': 'PriceSpecification',
                      minPrice: price,
                      maxPrice: priceTo,
                      priceCurrency: currency,
                    },
                  }),
          }),
        ],
  )
