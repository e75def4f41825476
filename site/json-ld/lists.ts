import type { DirectoryListProps } from '../../schemas/blocks/directory-list.ts'
import type { DirectoryOffersProps } from '../../schemas/blocks/directory-offers.ts'
import type { Block } from '../../schemas/page.ts'
import type { JsonLdContext } from './context.ts'
import { type Entity, entity } from './entity.ts'

/** Entries on a page of a list of the directory. */
const pageSize = 20

type Card = Pick<DirectoryListProps['data']['items'][number], 'name' | 'link'>
type Listed = { cards: readonly Card[]; total: number; page: number }

/** A list of the directory as search engines read it, with the place of each entry in the whole of it (F28); undefined without one. */
export function itemList({ page }: Pick<JsonLdContext, 'page'>): Entity | undefined {
  const listed = page.blocks.map(listedIn).find((one) => one !== undefined)
  if (!listed || listed.cards.length === 0) return undefined
  const before = (listed.page - 1) * pageSize
  return entity({
    '@type': 'ItemList',
    name: page.head.title,
    numberOfItems: listed.total,
    itemListElement: listed.cards.map(({ name, link }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: name.text,
      item: new URL(link.href, page.head.canonical).href,
    })),
  })
}

/** Data of a block without a fault is valid. */
function listedIn({ type, data, fault }: Block): Listed | undefined {
  if (fault || !data) return undefined
  if (type === 'directory-list') {
    const { items, total, paging } = data as DirectoryListProps['data']
    return { cards: items, total, page: paging?.page ?? 1 }
  }
  if (type === 'directory-offers') {
    const { items, count, paging } = data as DirectoryOffersProps['data']
    return { cards: items, total: count, page: paging?.page ?? 1 }
  }
  return undefined
}

/** A service with what it costs where it is offered (R122); undefined on other pages, and where no price is known. */
export function offeredService({ page }: Pick<JsonLdContext, 'page'>): Entity | undefined {
  const block = page.blocks.find(({ type, fault }) => type === 'directory-offers' && !fault)
  const { price, count } = (block?.data ?? {}) as Partial<DirectoryOffersProps['data']>
  if (!block || !price) return undefined
  const { title } = block.props as DirectoryOffersProps
  return entity({
    '@type': 'Service',
    name: title.text,
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
