import type { ServicesProps } from '../../schemas/blocks/services.ts'
import type { Block } from '../../schemas/page/page.ts'
import { blocksOf } from './blocks-of.ts'
import { type Entity, entity } from './entity.ts'

/** Offers that a page names: enough for any clinic's main services. */
const most = 100

/** The prices on a page as offers of its clinic (F28); services without a price are left out. */
export const offersOn = (blocks: readonly Block[]): Entity[] =>
  blocksOf<ServicesProps>(blocks, 'services')
    .flatMap(({ data }) => data.groups)
    .flatMap(({ items }) => items)
    .flatMap(({ name, price, priceTo, isLeast, currency }) =>
      price === undefined
        ? []
        : [
            entity({
              '@type': 'Offer',
              itemOffered: { '@type': 'Service', name: name.text },
              ...(priceTo === undefined && !isLeast
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
    .slice(0, most)
