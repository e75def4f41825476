import type { DirectoryOffersProps } from '../../schemas/blocks/directory-offers.ts'
import { BackLink } from '../../ui/button/back-link.tsx'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { PagingLinks } from '../parts/common/paging-links.tsx'
import { DirectoryCard } from '../parts/directory/directory-card.tsx'
import { DirectoryHead } from '../parts/directory/directory-head.tsx'
import { priceRangeText } from '../parts/directory/price-range-text.ts'

/** The offers of a service in a city, from the lowest price on. */
export default function DirectoryOffers({ title, data }: DirectoryOffersProps) {
  const { t } = usePage()
  const id = useElementId('title')
  const { count, open, price, items, paging, services } = data
  const figures = [
    t('blocks:directory-list.count.other', { count }),
    ...(price ? [priceRangeText(t, price)] : []),
    ...(open > 0 ? [t('blocks:directory-offers.open', { count: open })] : []),
  ]
  return (
    <section aria-labelledby={id} className="section">
      <BackLink href={services.href} label={t('blocks:directory-offers.services')} />
      <DirectoryHead title={title} id={id} place={data}>
        <p className="text-ink-soft tabular-nums">{figures.join(' · ')}</p>
      </DirectoryHead>
      {items.length === 0 ? (
        <p className="mt-8 text-ink-soft">{t('blocks:directory-offers.nobody')}</p>
      ) : (
        <ul data-list="" className="mt-8 flex flex-col gap-3">
          {items.map((item) => (
            <DirectoryCard key={item.link.href} item={item} />
          ))}
        </ul>
      )}
      <PagingLinks paging={paging} dated={false} />
      {items.length > 0 && (
        <p className="mt-8 max-w-text text-sm text-ink-soft">{t('blocks:directory-offers.order')}</p>
      )}
    </section>
  )
}
