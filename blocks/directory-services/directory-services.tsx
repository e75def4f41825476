import type { DirectoryServicesProps } from '../../schemas/blocks/directory-services.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { PagingLinks } from '../parts/common/paging-links.tsx'
import { DirectoryHead } from '../parts/directory/directory-head.tsx'
import { priceRangeText } from '../parts/directory/price-range-text.ts'

type Data = DirectoryServicesProps['data']

/** Services of the directory or of a city: the number of clinics with each, and the prices. */
export default function DirectoryServices({ title, data }: DirectoryServicesProps) {
  const { t } = usePage()
  const id = useElementId('title')
  const { items, paging } = data
  return (
    <section aria-labelledby={id} className="section">
      <DirectoryHead title={title} id={id} place={data} />
      <ServiceSearch data={data} />
      {items.length === 0 ? (
        <p className="mt-8 text-ink-soft">{t('blocks:directory-services.empty')}</p>
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

/** The search of the directory, for services only. */
function ServiceSearch({ data: { search, citySlug } }: { data: Data }) {
  const { t } = usePage()
  const id = useElementId('search')
  return (
    <search className="mt-6 block max-w-xl">
      <form action={search.href} method="get" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="kind" value="service" />
        {citySlug && <input type="hidden" name="city" value={citySlug} />}
        <div className="min-w-0 grow basis-60">
          <label htmlFor={id} className="mb-1.5 block font-medium">
            {t('blocks:directory-services.search')}
          </label>
          <input id={id} name="q" required maxLength={100} enterKeyHint="search" className="field" />
        </div>
        <button type="submit" className={buttonClass('secondary')}>
          {t('blocks:directory-search.find')}
        </button>
      </form>
    </search>
  )
}
