import type { DirectoryListProps } from '../../schemas/blocks/directory-list.ts'
import type { DirectoryOffersProps } from '../../schemas/blocks/directory-offers.ts'
import { listingPageSize } from '../../schemas/directory/listing.ts'
import type { Block } from '../../schemas/page/page.ts'
import { blocksOf } from './blocks-of.ts'
import type { JsonLdContext } from './context.ts'
import { type Entity, entity } from './entity.ts'

/** A list of the directory as search engines read it, with the place of each entry in the whole of it (F28); undefined without one. */
export function itemList({ page }: Pick<JsonLdContext, 'page'>): Entity | undefined {
  const [listed] = listsOn(page.blocks)
  if (!listed || listed.items.length === 0) return undefined
  const before = ((listed.paging?.page ?? 1) - 1) * listingPageSize
  return entity({
    '@type': 'ItemList',
    name: page.head.title,
    numberOfItems: listed.total,
    itemListElement: listed.items.map(({ name, link }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: name.text,
      item: new URL(link.href, page.head.canonical).href,
    })),
  })
}

/** Lists of clinics and doctors, and of those who offer a service. */
const listsOn = (blocks: readonly Block[]) => [
  ...blocksOf<DirectoryListProps>(blocks, 'directory-list').map(({ data }) => data),
  ...blocksOf<DirectoryOffersProps>(blocks, 'directory-offers').map(({ data }) => ({
    ...data,
    total: data.count,
  })),
]

/** A service with its prices where it is offered (R122); undefined on other pages, and without known prices. */
export function offeredService({ page }: Pick<JsonLdContext, 'page'>): Entity | undefined {
  const [offers] = blocksOf<DirectoryOffersProps>(page.blocks, 'directory-offers')
  if (!offers?.data.price) return undefined
  const { price, count } = offers.data
  return entity({
    '@type': 'Service',
    name: offers.title.text,
    url: page.head.canonical,
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: price.from,
      highPrice: price.to,
      priceCurrency: price.currency,
      offerCount: count,
    },
  })
}
