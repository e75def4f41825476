import { useState } from 'react'
import { serverNow } from '../../../../../client/server-clock.ts'
import type { Visit } from '../../../../../schemas/api/visit.ts'
import { formatDate } from '../../../../../schemas/formats/date.ts'
import { formatMoney } from '../../../../../schemas/visits/money.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Badge } from '../../../../../ui/shown/badge.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBranch } from '../../appointments-context.ts'
import { ReturnForm } from './return-form.tsx'

/** The payments of a visit and their returns, in order. */
export function PaymentList({ visit }: { visit: Visit }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { timezone } = useBranch()
  const [returned, setReturned] = useState<string>()
  const { PAYMENTS, CURRENCY, MAY_TAKE_MONEY } = visit
  return (
    <ul className="mt-2 divide-y divide-line border-y border-line">
      {PAYMENTS.map((payment) => {
        const { PAYMENT, AMOUNT, REVERSES, IS_REVERSED, REASON, AT, BY } = payment
        const method = t(`visits:method.${payment.METHOD}`)
        const amount = formatMoney(AMOUNT, CURRENCY)
        return (
          <li key={PAYMENT} className="py-2.5">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-2">
                  {REVERSES === null ? method : t('visits:pay.returnLine', { reason: REASON ?? '' })}
                  {IS_REVERSED && <Badge>{t('visits:pay.isReturned')}</Badge>}
                </p>
                <p className="text-sm text-ink-soft">
                  {[REVERSES !== null && method, formatDate(AT, locale, timezone, serverNow()), BY]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <div className="ms-auto flex items-center gap-2">
                <span
                  className={`font-medium whitespace-nowrap tabular-nums ${IS_REVERSED ? 'text-ink-soft line-through' : ''}`}
                >
                  {amount}
                </span>
                {MAY_TAKE_MONEY && REVERSES === null && !IS_REVERSED && returned !== PAYMENT && (
                  <Button
                    variant="empty"
                    size="small"
                    aria-label={t('visits:pay.returnOf', { method, amount })}
                    onClick={() => setReturned(PAYMENT)}
                  >
                    {t('visits:pay.return')}
                  </Button>
                )}
              </div>
            </div>
            {returned === PAYMENT && (
              <ReturnForm visit={visit} payment={payment} onDone={() => setReturned(undefined)} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
