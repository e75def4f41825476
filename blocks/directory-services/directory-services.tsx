import type { DirectoryServicesProps } from '../../schemas/blocks/directory-services.ts'
import { LocalizedText } from '../../ui/localized-text.tsx'
import { useElementId, usePage } from '../../ui/page-context.tsx'
import { PagingLinks } from '../paging-links.tsx'
import { priceRangeText } from '../price-range-text.ts'

/** Services of the directory: how many clinics offer each, and at what prices. */
export default function DirectoryServices({ title, data: { items, paging } }: DirectoryServicesProps) {
  const { t } = usePage()
  const id = useElementId('title')
  return (
    <section aria-labelledby={id} className="section">
      <h1 id={id} className="mt-6 text-4xl">
        <LocalizedText value={title} />
      </h1>
      {items.length === 0 ? (
        <p className="mt-6 text-ink-soft">{t('blocks:directory-services.empty')}</p>
      ) : (
        <ul className="mt-8 border-t border-line @4xl:grid @4xl:grid-cols-2 @4xl:gap-x-12">
          {items.map(({ name, link, count, price }) => (
            <li key={link.href} className="border-b border-line">
              <a
                href={link.href}
                className="group flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4"
              >
                <span className="flex min-w-[min(100%,12rem)] flex-1 flex-col gap-1">
                  <span className="font-medium group-hover:text-accent-ink">
                    <LocalizedText value={name} />
                  </span>
                  <span className="text-sm text-ink-soft">
                    {t('blocks:directory-list.count.other', { count })}
                  </span>
                </span>
                {price && <span className="tabular-nums">{priceRangeText(t, price)}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
      <PagingLinks paging={paging} dated={false} />
    </section>
  )
}
