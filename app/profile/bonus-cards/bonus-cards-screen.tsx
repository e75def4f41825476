'use client'

import Gift from 'lucide-react/icons/gift'
import { call } from '../../../client/call.ts'
import type { OwnBonusCard } from '../../../schemas/api/bonuses.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { formatPrice } from '../../../schemas/formats/price.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { QrCode } from '../../../ui/picture/qr-code.tsx'
import { Card } from '../../../ui/shown/card.tsx'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { CardLink } from '../../card-link.tsx'
import { PointsRows } from '../../points-rows.tsx'
import { bonuses, ownBonusCards } from '../../queries/bonuses.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { Screen } from '../screen.tsx'
import { Words } from '../words.tsx'

function BonusCard({ one, now }: { one: OwnBonusCard; now: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const invalidate = useInvalidate(bonuses)
  const { CARD, PATH, COMPANY, PATIENT, BALANCE, WORTH, NEXT_END, TIMEZONE, ROWS } = one
  return (
    <Card as="li">
      <h2 className="text-xl">
        <Words of={COMPANY} />
      </h2>
      <p className="text-ink-soft">{PATIENT}</p>
      <p className="mt-4 text-3xl font-semibold tabular-nums">
        {t('bonuses:desk.points', { count: BALANCE })}
      </p>
      {NEXT_END && (
        <p className="text-ink-soft">
          {t('bonuses:desk.ends', {
            count: NEXT_END.POINTS,
            date: formatCalendarDate(NEXT_END.UNTIL, locale),
          })}
        </p>
      )}
      <p className="mt-1 text-ink-soft">
        {WORTH
          ? t('bonuses:own.worth', { price: formatPrice(1, WORTH.CURRENCY), share: WORTH.SHARE })
          : t('bonuses:own.off')}
      </p>
      <div className="mt-4 grid justify-items-center gap-2 rounded-control bg-surface p-4 text-center @md:w-80">
        <QrCode text={CARD} label={t('bonuses:own.qr')} />
        <p className="text-xl tracking-wide whitespace-nowrap tabular-nums">{CARD}</p>
        <p className="text-sm text-ink-soft">{t('bonuses:own.tell')}</p>
      </div>
      <CardLink
        path={PATH}
        renew={async () => {
          await call('POST', `/w-front/v1/user/bonus_cards/${encodeURIComponent(CARD)}/renew`)
          await invalidate()
        }}
      />
      {ROWS.length > 0 && (
        <details className="mt-4">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {t('bonuses:own.history')}
          </summary>
          <PointsRows rows={ROWS} timezone={TIMEZONE} now={now} />
        </details>
      )}
    </Card>
  )
}

/** The bonus cards of the person and of those for whom they book, each with its code, balance and statement. */
export function BonusCardsScreen({ now }: { now: string }) {
  const { t } = useTranslation()
  const { data } = useApiQuery(ownBonusCards)
  return (
    <Screen title={t('profile:section.bonus-cards')}>
      {data.length === 0 ? (
        <EmptyState icon={Gift} title={t('bonuses:own.empty')} text={t('bonuses:own.emptyText')} />
      ) : (
        <ul className="grid gap-4">
          {data.map((one) => (
            <BonusCard key={one.CARD} one={one} now={now} />
          ))}
        </ul>
      )}
    </Screen>
  )
}
