import type { Translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import { longPriceList, type ServicesProps } from '../../schemas/blocks/services.ts'
import { formatNumber, formatPrice } from '../../schemas/formats/price.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { Island } from '../../ui/page/island.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Expandable } from '../../ui/shown/expandable.tsx'
import { listText } from '../parts/common/list-text.ts'
import type { PriceGroup, PriceRow } from '../parts/prices/price-groups.ts'
import { PriceRows } from '../parts/prices/price-rows.tsx'
import { placesLang, placesText } from '../parts/prices/promoted-places.ts'
import Client from './services.client.tsx'

type Service = ServicesProps['data']['groups'][number]['items'][number]

type Amount = Pick<Service, 'price' | 'priceTo' | 'currency'>
type Repeated = Pick<Service, 'priceRepeat' | 'currency'>

/**
 * A price list: a short one is shown in full, a long one in groups that open, each with its lowest price, below a search field. Where the page
 * is the list, its first groups are open, as far as a screen or two go.
 */
export default function Services({ title, titleHidden, isPage = titleHidden, data }: ServicesProps) {
  const { t, locale } = usePage()
  const list = useElementId('list')
  const groups = data.groups
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => ({
      title: listText(title, locale),
      ...leastText(t, items),
      rows: items.map((item) => ({
        name: listText(item.name, locale),
        ...(item.note && { note: listText(item.note, locale) }),
        ...(item.warning && { warning: listText(item.warning, locale) }),
        price: usualText(t, item),
        ...repeatText(t, item),
        ...(item.price === undefined && lowest(item) === undefined && { muted: true }),
        ...promotedOf(t, item, locale),
        ...(item.places && {
          places: item.places.map((place) => ({
            names: [place.cabinet, place.specialist].flatMap((name) =>
              name ? [listText(name, locale)] : [],
            ),
            price: priceText(t, { ...place, currency: item.currency }),
            ...repeatText(t, { ...place, currency: item.currency }),
          })),
        }),
      })),
    }))
  const isLong = groups.reduce((sum, group) => sum + group.rows.length, 0) >= longPriceList
  const texts = {
    search: t('blocks:services.search'),
    found: t('blocks:services.found', { number: '{number}' }),
    nothing: t('blocks:services.nothing'),
    all: t('blocks:services.all'),
  }
  return (
    <Section
      title={title ?? t('blocks:services.title')}
      titleHidden={titleHidden}
      more={data.allLink && { href: data.allLink.href, label: t('blocks:services.every') }}
      beside={isLong || groups.length === 1}
    >
      {isLong ? (
        <>
          <Island component={Client} props={{ list, texts }} />
          <LongList id={list} groups={groups} openRows={isPage || groups.length === 1 ? openRows : 0} />
        </>
      ) : (
        <ShortList groups={groups} />
      )}
      {data.updatedAt && (
        <p className="mt-3 text-sm text-ink-soft @md:mt-6">
          {t('blocks:services.updated')}:{' '}
          <time dateTime={data.updatedAt.datetime}>
            <LocalizedText value={data.updatedAt.text} />
          </time>
        </p>
      )}
    </Section>
  )
}

/** Groups that begin within so many rows of a page that is the list are open. */
const openRows = 12

type LongListProps = { id: string; groups: PriceGroup[]; openRows: number }

const rowsBefore = (groups: readonly PriceGroup[], index: number) =>
  groups.slice(0, index).reduce((sum, { rows }) => sum + rows.length, 0)

const LongList = ({ id, groups, openRows: most }: LongListProps) => (
  <div id={id} className="price-groups">
    {groups.map(({ title, least, rows }, index) => (
      <Expandable
        key={title.text}
        open={rowsBefore(groups, index) < most}
        summary={
          <>
            <h3 lang={title.lang}>{title.text}</h3>
            {least && <span>{least}</span>}
          </>
        }
      >
        <PriceRows rows={rows} />
      </Expandable>
    ))}
  </div>
)

const ShortList = ({ groups }: { groups: PriceGroup[] }) => (
  <div className={`grid gap-x-16 gap-y-8 ${groups.length > 1 ? '@4xl:grid-cols-2' : ''}`.trim()}>
    {groups.map(({ title, rows }) => (
      <div key={title.text}>
        <h3 className="mb-2 text-xl" lang={title.lang}>
          {title.text}
        </h3>
        <PriceRows rows={rows} />
      </div>
    ))}
  </div>
)

/** The lowest price in a branch or with a doctor. */
function lowest({ places = [] }: Service): number | undefined {
  const prices = places.flatMap(({ price }) => price ?? [])
  return prices.length > 0 ? Math.min(...prices) : undefined
}

/** "от 3 000 ₸": the lowest price of a group, without what is free; "бесплатно" where nothing costs. */
function leastText(t: Translate, items: readonly Service[]): { least?: string } {
  const priced = items.flatMap((item) => {
    const price = item.promoted?.now ?? item.price ?? lowest(item)
    return price === undefined ? [] : [{ price, currency: item.currency }]
  })
  const least = priced.filter(({ price }) => price > 0).sort((one, other) => one.price - other.price)[0]
  if (least) return { least: t('blocks:services.from', { price: formatPrice(least.price, least.currency) }) }
  return priced.length > 0 && priced.length === items.length ? { least: t('blocks:services.free') } : {}
}

/** The usual price, "from" it where it is the least, or "from" the lowest one if there is none. */
function usualText(t: Translate, item: Service): string {
  const least = item.isLeast ? item.price : item.price === undefined ? lowest(item) : undefined
  return least === undefined
    ? priceText(t, item)
    : t('blocks:services.from', { price: formatPrice(least, item.currency) })
}

/** "повторно 3 000 ₸", where a repeat visit has a price of its own. */
const repeatText = (t: Translate, { priceRepeat: price, currency }: Repeated): { repeat?: string } =>
  price === undefined
    ? {}
    : { repeat: t('blocks:services.repeat', { price: priceText(t, { price, currency }) }) }

/** The prices of a promotion that runs, its reason ("Акция до 15 декабря"), and where it holds. */
function promotedOf(
  t: Translate,
  { promoted, currency }: Service,
  locale: Locale,
): Pick<PriceRow, 'promoted'> {
  if (!promoted) return {}
  const { before, now, until, places } = promoted
  const lang = placesLang(places, locale)
  return {
    promoted: {
      ...{ before, now, currency },
      reason: t('blocks:promotions.until', { date: until.text.text }),
      ...(places.length > 0 && { where: { text: placesText(t, places), ...(lang && { lang }) } }),
    },
  }
}

/** "5 000 ₸", "от 14 000 до 32 000 ₸", "бесплатно", "цену уточняйте". */
function priceText(t: Translate, { price, priceTo, currency }: Amount): string {
  if (price === undefined) return t('blocks:services.onRequest')
  if (priceTo !== undefined && priceTo > price) {
    return t('blocks:services.range', { from: formatNumber(price), to: formatPrice(priceTo, currency) })
  }
  return price === 0 ? t('blocks:services.free') : formatPrice(price, currency)
}
