import type { Translate } from '../../locales/index.ts'
import type { DirectoryListProps } from '../../schemas/blocks/directory-list.ts'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { Folded } from '../../ui/page/folded.tsx'
import { Island } from '../../ui/page/island.tsx'
import { PagingLinks } from '../parts/common/paging-links.tsx'
import { CompareBar, CompareBox } from '../parts/directory/compare.tsx'
import { DirectoryCard } from '../parts/directory/directory-card.tsx'
import { DirectoryFilters, DirectoryFlags } from '../parts/directory/directory-filters.tsx'
import { DirectoryHead } from '../parts/directory/directory-head.tsx'
import { NothingFound } from '../parts/directory/directory-nothing.tsx'
import { DirectoryCities, DirectorySections, DirectorySorts } from '../parts/directory/directory-tabs.tsx'
import { groundOfList, ListSchematic } from '../parts/directory/list-schematic.tsx'
import { Located, NearMe } from '../parts/directory/near-me.tsx'
import { priceRangeText } from '../parts/directory/price-range-text.ts'
import { ToResults } from '../parts/directory/to-results.tsx'
import Client from './directory-list.client.tsx'
import { mapTexts } from './map-texts.ts'

type Item = DirectoryListProps['data']['items'][number]

/** A list of the directory: its subject and count, filters, cards, and the rule of their order. */
export default function DirectoryList({ title, section, data }: DirectoryListProps) {
  const { t, locale } = usePage()
  const id = useElementId('title')
  const compareForm = useElementId('compare')
  const list = useElementId('list')
  const found = useElementId('found')
  const places = data.items.map(({ place }) => place ?? null)
  const chosen =
    choicesOf(data).filter((options) => options.some(({ isChosen }) => isChosen)).length +
    data.flags.filter(({ isChosen }) => isChosen).length
  const isByRelevance = data.sorts.every(({ sort, isChosen }) => sort === 'relevance' || !isChosen)
  // Of one entry nothing can be chosen or ordered.
  const isOne = data.items.length === 1 && data.total === 1 && !data.reset
  const hasFilters = !isOne && choicesOf(data).some((options) => options.length > 0)
  const ground = groundOfList(data, locale)
  const scarceId = useElementId('scarce')
  const [known, scarce] = apart(data)
  const cardOf = (heading: 'h2' | 'h3') => (item: Item) => (
    <DirectoryCard
      key={item.link.href}
      item={item}
      heading={heading}
      beside={data.compare && <CompareBox slug={item.slug} name={item.name.text} form={compareForm} />}
    />
  )
  return (
    <section aria-labelledby={id} className="section">
      {data.items.length > 0 && <ToResults list={list} />}
      <DirectorySections sections={data.sections} />
      <DirectoryHead title={title} id={id} place={data}>
        <p className="text-ink-soft tabular-nums">{figuresOf(section, data, t).join(' · ')}</p>
      </DirectoryHead>
      <DirectoryFlags
        flags={data.flags}
        section={section}
        reset={data.reset}
        near={data.near && <NearMe near={data.near} city={data.city} />}
      />
      <div
        className={
          hasFilters ? 'mt-3 grid gap-x-10 gap-y-2 @4xl:mt-6 @4xl:grid-cols-[15rem_minmax(0,1fr)]' : 'mt-6'
        }
      >
        {hasFilters && (
          <Folded
            title={
              chosen > 0
                ? t('blocks:directory-list.filtersOn', { count: chosen })
                : t('blocks:directory-list.filters')
            }
            heading={<h2 className="sr-only">{t('blocks:directory-list.filters')}</h2>}
            level="h2"
          >
            <DirectoryFilters data={data} found={found} />
          </Folded>
        )}
        <div id={found} className="min-w-0">
          {data.located && <Located {...data.located} />}
          <div className={ground ? 'with-list-map with-schematic' : 'with-list-map'}>
            {data.total > 1 && <DirectorySorts sorts={data.sorts} />}
            {data.tiles && (
              <Island
                component={Client}
                props={{
                  list,
                  places,
                  tiles: data.tiles,
                  texts: mapTexts(t, title.text, places.filter((place) => !place).length),
                }}
              />
            )}
            {ground && <ListSchematic title={title.text} list={list} ground={ground} data={data} />}
            {data.items.length === 0 ? (
              <NothingFound data={data} />
            ) : (
              <div id={list} data-list="" className={ground ? 'directory-cards numbered' : 'directory-cards'}>
                {known.length > 0 && <ul>{known.map(cardOf('h2'))}</ul>}
                {scarce.length > 0 && (
                  <>
                    <Scarce section={section} id={scarceId} />
                    <ul aria-labelledby={scarceId}>{scarce.map(cardOf('h3'))}</ul>
                  </>
                )}
              </div>
            )}
            {data.compare && <CompareBar {...data.compare} form={compareForm} />}
          </div>
          <PagingLinks paging={data.paging} dated={false} />
          {data.items.length > 0 && (
            <p className="mt-5 max-w-text @2xl:mt-8 text-sm text-ink-soft">
              {t(isByRelevance ? 'blocks:directory-list.order' : 'blocks:directory-list.orderChosen')}
            </p>
          )}
          {!data.city && <DirectoryCities section={section} cities={data.cities} />}
        </div>
      </div>
    </section>
  )
}

/**
 * The entries, and apart from them those at the end that nobody manages and of which little is known. By distance they stand among the
 * others: who is in need asks what is near.
 */
function apart({ items, sorts }: DirectoryListProps['data']): [Item[], Item[]] {
  const isByDistance = sorts.some(({ sort, isChosen }) => sort === 'distance' && isChosen)
  const last = items.findLastIndex(({ claim }) => !claim)
  return isByDistance ? [items, []] : [items.slice(0, last + 1), items.slice(last + 1)]
}

/** Says once what is not said of each. */
function Scarce({ section, id }: { section: DirectoryListProps['section']; id: string }) {
  const { t } = usePage()
  return (
    <div>
      <h2 id={id}>{t('blocks:directory-list.scarce.title')}</h2>
      <p>{t(`blocks:directory-list.scarce.${section === 'other' ? 'other' : 'clinics'}`)}</p>
    </div>
  )
}

/** The count, how many are open now and how many open later today, and the lowest price. */
function figuresOf(
  section: DirectoryListProps['section'],
  { total, figures }: DirectoryListProps['data'],
  t: Translate,
): string[] {
  const isOfDoctors = section === 'doctors'
  const [now, later] = isOfDoctors ? (['seeNow', 'seeLater'] as const) : (['openNow', 'openLater'] as const)
  return [
    t(`blocks:directory-list.count.${section}`, { count: total }),
    ...(figures?.openNow ? [t(`blocks:directory-list.${now}`, { count: figures.openNow })] : []),
    ...(figures?.openLater ? [t(`blocks:directory-list.${later}`, { count: figures.openLater })] : []),
    ...(figures?.price
      ? [t('blocks:directory-list.lowest', { price: priceRangeText(t, figures.price) })]
      : []),
  ]
}

const choicesOf = ({
  day,
  part,
  district,
  language,
  price,
  experience,
  rating,
  specialities,
}: DirectoryListProps['data']) => [day, part, district, language, price, experience, rating, specialities]
