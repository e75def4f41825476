import type { Translate } from '../../locales/index.ts'
import type { DirectoryServicesProps } from '../../schemas/blocks/directory-services.ts'
import { serviceKinds } from '../../schemas/directory/service-kinds.ts'
import { formatPrice } from '../../schemas/formats/price.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { PagingLinks } from '../parts/common/paging-links.tsx'
import { DirectoryHead } from '../parts/directory/directory-head.tsx'

type Data = DirectoryServicesProps['data']

/** Services of the directory or of a city by kind: the number of clinics with each, and from what price on. */
export default function DirectoryServices({ title, data }: DirectoryServicesProps) {
  const { t } = usePage()
  const id = useElementId('title')
  const { items, paging } = data
  const groups = serviceKinds.flatMap((kind) => {
    const own = items.filter((item) => item.kind === kind)
    return own.length > 0 ? [{ kind, items: own }] : []
  })
  return (
    <section aria-labelledby={id} className="section">
      <DirectoryHead title={title} id={id} place={data} />
      <ServiceSearch data={data} />
      {items.length === 0 && <p className="mt-8 text-ink-soft">{t('blocks:directory-services.empty')}</p>}
      {groups.length > 1 && (
        <nav
          aria-label={t('blocks:directory-services.kinds')}
          data-link-group={t('ui:otherLinks')}
          className="mt-6 flex flex-wrap gap-2"
        >
          {groups.map(({ kind }) => (
            <a key={kind} href={`#${id}-${kind}`} className="chip py-2 whitespace-normal!">
              {t(`blocks:directory-services.kind.${kind}`)}
            </a>
          ))}
        </nav>
      )}
      {groups.map(({ kind, items: own }) => (
        <div key={kind} className="mt-10">
          <h2 id={`${id}-${kind}`} className="text-2xl">
            {t(`blocks:directory-services.kind.${kind}`)}
          </h2>
          <ul className="mt-3 border-t border-line @4xl:grid @4xl:grid-cols-2 @4xl:gap-x-12">
            {own.map((item) => (
              <Service key={item.link.href} item={item} />
            ))}
          </ul>
        </div>
      ))}
      <PagingLinks paging={paging} dated={false} />
    </section>
  )
}

function Service({ item: { name, link, count, price } }: { item: Data['items'][number] }) {
  const { t } = usePage()
  return (
    <li className="border-b border-line">
      <a href={link.href} className="group flex flex-wrap items-baseline justify-between gap-x-4 py-3">
        <span className="min-w-[min(100%,12rem)] flex-1 [overflow-wrap:anywhere]">
          <span className="font-medium group-hover:text-accent-ink">
            <LocalizedText value={name} />
          </span>
          <span className="block text-sm text-ink-soft">
            {t('blocks:directory-list.count.other', { count })}
          </span>
        </span>
        {price && <span className="tabular-nums">{fromText(t, price)}</span>}
      </a>
    </li>
  )
}

/** "от 3 000 ₸"; the price itself where there is one only. */
function fromText(t: Translate, { from, to, currency }: NonNullable<Data['items'][number]['price']>): string {
  if (from === 0 && to === 0) return t('blocks:services.free')
  const price = formatPrice(from, currency)
  return to === from ? price : t('blocks:services.from', { price })
}

/** The search of the directory, for services only. */
function ServiceSearch({ data: { search, citySlug } }: { data: Data }) {
  const { t } = usePage()
  const id = useElementId('search')
  return (
    <search className="mt-6 block max-w-xl">
      <form noValidate action={search.href} method="get" className="flex flex-wrap items-end gap-3">
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
