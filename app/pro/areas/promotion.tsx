'use client'

import { useQuery } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import { serverNow } from '../../../client/server-clock.ts'
import { readLocalized } from '../../../schemas/api/localized-names.ts'
import { promotionStanding } from '../../../schemas/api/promotion.ts'
import type { Promotion } from '../../../schemas/areas/promotion.ts'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import { formatPeriod } from '../../../schemas/formats/date.ts'
import { homeDay } from '../../../schemas/formats/home-day.ts'
import { LocalizedText, langOf } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Badge } from '../../../ui/shown/badge.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useArea } from '../area/area-context.ts'
import { areaKeys } from '../area/area-queries.ts'
import { RowThumb } from '../area/row-thumb.tsx'
import { PromotionLink } from '../links/promotion-link.tsx'
import type { AreaParts, BelowProps, CardProps } from './parts.ts'

/** How the promotions of the company stand; undefined until it is known. */
function useStanding(code: string) {
  const { place } = useArea()
  const { data } = useQuery({
    queryKey: [...areaKeys.area(place), 'standing'],
    queryFn: async ({ signal }) =>
      promotionStanding.parse(
        await call('GET', `/business-api-front2/${place.place}/promotion_standing`, undefined, { signal }),
      ),
  })
  return data?.PROMOTIONS[code]
}

/** What keeps lines of a promotion from visitors, each with what to do. */
function Faults({ code }: { code: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const standing = useStanding(code)
  if (!standing || standing.FAULTS.length === 0) return null
  return (
    <div className="rounded-control bg-warning-tint p-3 text-sm text-warning-ink">
      <p className="font-semibold">{t('business:promotion.faults')}</p>
      <ul className="mt-1 grid gap-1">
        {standing.FAULTS.map((fault) => {
          const service = readLocalized(fault, 'SERVICE', locale)
          return (
            <li key={`${service?.text} ${fault.TEXT}`}>
              {service && (
                <>
                  <LocalizedText value={service} />
                  {': '}
                </>
              )}
              {fault.TEXT}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** A promotion with its days, whether it runs, and what is wrong with it. */
function PromotionCard({ row, href }: CardProps) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const standing = useStanding(row.CODE)
  // Safe: a stored value has been validated by the schema of a promotion, and its list has these fields.
  const { title, image, from, to } = row.VALUE as Promotion
  const name = pickLocalized(title, locale)
  return (
    <>
      <RowThumb value={{ image }} />
      <div className="grid min-w-0 grow gap-1">
        <h2 className="text-lg">
          <AppLink
            href={href}
            lang={langOf(name && { lang: name.lang }, locale)}
            draggable={false}
            className="stretched"
          >
            {name?.value}
          </AppLink>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          {formatPeriod(from, to, locale, homeDay(serverNow()))}
          {standing && standing.STATE !== 'hidden' && (
            <Badge tone={standing.STATE === 'running' ? 'success' : 'neutral'}>
              {t(`business:promotion.state.${standing.STATE}`)}
            </Badge>
          )}
        </p>
        <Faults code={row.CODE} />
      </div>
    </>
  )
}

function Below({ code }: BelowProps) {
  const { links } = useArea()
  return (
    <>
      <Faults code={code} />
      {links && <PromotionLink code={code} base={links} />}
    </>
  )
}

export default { Card: PromotionCard, Below } satisfies AreaParts
