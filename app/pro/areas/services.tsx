'use client'

import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { call } from '../../../client/call.ts'
import { serverNow } from '../../../client/server-clock.ts'
import type { Translate } from '../../../locales/text-key.ts'
import { type ServicePrice, servicePrices } from '../../../schemas/api/service-price.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { formatNumber, formatPrice } from '../../../schemas/formats/price.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Expandable } from '../../../ui/shown/expandable.tsx'
import { Table } from '../../../ui/shown/table.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useArea } from '../area/area-context.ts'
import { areaKeys, readPath } from '../area/area-queries.ts'
import { useReferences } from '../area/use-references.ts'
import { repeatWords } from '../services/price-words.ts'
import type { AreaParts, BelowProps } from './parts.ts'

/** "5 000 ₸", "5 000–9 000 ₸"; undefined without amounts. */
function amountText({ PRICE: from, PRICE_TO: to, CURRENCY }: ServicePrice): string | undefined {
  if (from === null) return undefined
  return to === null ? formatPrice(from, CURRENCY) : `${formatNumber(from)}–${formatPrice(to, CURRENCY)}`
}

/** The price of a repeat visit behind the price; nothing without a price of its own. */
const repeatText = ({ PRICE_REPEAT, CURRENCY }: ServicePrice, t: Translate): string[] =>
  PRICE_REPEAT === null ? [] : [repeatWords(PRICE_REPEAT, CURRENCY, t)]

/** Price history: since when, in which branch or with which doctor, the price, and its author. */
function PriceHistory({ code }: BelowProps) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place } = useArea()
  const { nameOf } = useReferences(['prices'])
  const { data } = useQuery({
    queryKey: [...areaKeys.row(place, code), 'prices'],
    queryFn: async ({ signal }) =>
      servicePrices.parse(
        await call('GET', readPath(place, `/${encodeURIComponent(code)}/prices`), undefined, { signal }),
      ),
  })
  if (!data) return null
  const now = serverNow()
  const placeOf = ({ CABINET, DOCTOR }: ServicePrice) =>
    [
      CABINET && (nameOf('cabinets', CABINET)?.text ?? CABINET),
      DOCTOR && (nameOf('doctors', DOCTOR)?.text ?? DOCTOR),
    ]
      .filter(Boolean)
      .join(', ') || t('business:prices.usual')
  const noAmount = ({ CABINET, DOCTOR }: ServicePrice) =>
    t(CABINET || DOCTOR ? 'business:prices.none' : 'business:prices.onRequest')
  return (
    <Expandable summary={<h2 className="inline text-xl">{t('business:prices.title')}</h2>}>
      {data.length === 0 ? (
        <p className="text-ink-soft">{t('business:prices.empty')}</p>
      ) : (
        <Table
          caption={t('business:prices.title')}
          captionHidden
          rows={data.map((row, index) => ({ ...row, key: String(index) }))}
          keyOf={({ key }) => key}
          columns={[
            {
              key: 'since',
              label: t('business:prices.since'),
              cell: ({ SINCE }) => formatInHomeZone(SINCE, locale, now),
            },
            { key: 'place', label: t('business:prices.place'), cell: placeOf },
            {
              key: 'price',
              label: t('business:prices.price'),
              isNumber: true,
              cell: (row) => [amountText(row) ?? noAmount(row), ...repeatText(row, t)].join(', '),
            },
            { key: 'by', label: t('business:prices.by'), cell: ({ BY }) => BY ?? '—' },
          ]}
        />
      )}
    </Expandable>
  )
}

const PastePrices = dynamic(() => import('../services/paste-prices.tsx').then((module) => module.PastePrices))

const Tools = dynamic(() => import('../exchange/exchange-tools.tsx').then((module) => module.ExchangeTools))

export default {
  Tools,
  Below: PriceHistory,
  Paste: { Screen: PastePrices, label: 'business:paste.open' },
} satisfies AreaParts
