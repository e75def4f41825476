import { useState } from 'react'
import { serverNow } from '../../../../../client/server-clock.ts'
import type { Visit } from '../../../../../schemas/api/visit.ts'
import { formatDate } from '../../../../../schemas/formats/date.ts'
import { formatMoney } from '../../../../../schemas/visits/money.ts'
import { byPoints } from '../../../../../schemas/visits/payment-methods.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Badge } from '../../../../../ui/shown/badge.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBranch } from '../../appointments-context.ts'
import { ReturnForm } from './return-form.tsx'

/** The payments of a visit and their returns, in order. */
export function PaymentList({ visit, onReturned }: { visit: Visit; onReturned: (amount: number) => void }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { timezone } = useBranch()
  const [returned, setReturned] = useState<string>()
  const { PAYMENTS, CURRENCY, MAY_TAKE_MONEY } = visit
  const money = (amount: number) => formatMoney(amount, CURRENCY)
  const whenOf = (at: string) => formatDate(at, locale, timezone, serverNow())
  return (
    <ul className="mt-2 divide-y divide-line border-y border-line">
      {PAYMENTS.map((payment) => {
        const { PAYMENT, METHOD, AMOUNT, REVERSES, LEFT, POINTS, REASON, AT, BY } = payment
        const method = t(`visits:method.${payment.METHOD}`)
        const amount = money(AMOUNT)
        const isReversed = REVERSES === null && LEFT === 0
        const of = PAYMENTS.find((one) => one.PAYMENT === REVERSES)
        return (
          <li key={PAYMENT} className="py-2.5">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-2">
                  {REVERSES === null ? method : t('visits:pay.returnLine', { reason: REASON ?? '' })}
                  {isReversed && <Badge>{t('visits:pay.isReturned')}</Badge>}
                  {LEFT > 0 && LEFT < AMOUNT && (
                    <Badge>{t('visits:pay.isPartlyReturned', { amount: money(AMOUNT - LEFT) })}</Badge>
                  )}
                </p>
                <p className="text-sm text-ink-soft">
                  {[REVERSES !== null && method, whenOf(AT), BY].filter(Boolean).join(' · ')}
                </p>
                {POINTS > 0 && (
                  <p className="text-sm text-success-ink">{t('visits:pay.gave', { count: POINTS })}</p>
                )}
                {of && (
                  <p className="text-sm text-ink-soft">
                    {t('visits:pay.ofPayment', { amount: money(of.AMOUNT), when: whenOf(of.AT) })}
                  </p>
                )}
              </div>
              <div className="ms-auto flex items-center gap-2">
                <span
                  className={`font-medium whitespace-nowrap tabular-nums ${isReversed ? 'text-ink-soft line-through' : ''}`}
                >
                  {amount}
                </span>
                {MAY_TAKE_MONEY && LEFT > 0 && returned !== PAYMENT && (
                  <Button
                    variant="empty"
                    size="small"
                    aria-label={
                      METHOD === byPoints
                        ? t('visits:pay.returnPoints', { amount })
                        : t('visits:pay.returnOf', { method, amount })
                    }
                    onClick={() => setReturned(PAYMENT)}
                  >
                    {t(METHOD === byPoints ? 'visits:pay.returnPointsShort' : 'visits:pay.return')}
                  </Button>
                )}
              </div>
            </div>
            {returned === PAYMENT && (
              <ReturnForm
                visit={visit}
                payment={payment}
                onReturned={(amount) => {
                  setReturned(undefined)
                  onReturned(amount)
                }}
                onCancel={() => setReturned(undefined)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
