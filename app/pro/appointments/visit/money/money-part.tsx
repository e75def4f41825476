'use client'

import Gift from 'lucide-react/icons/gift'
import { useState } from 'react'
import type { Visit } from '../../../../../schemas/api/visit.ts'
import { formatMoney } from '../../../../../schemas/visits/money.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { visitOf } from '../../../../queries/appointments.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { PatientPartState } from '../../../patient-part-state.tsx'
import { useBranch } from '../../appointments-context.ts'
import { LineList } from './line-list.tsx'
import { owedAt } from './owed-at.ts'
import { OthersOwed } from './owed-lines.tsx'
import { PayForm } from './pay-form.tsx'
import { PaymentList } from './payment-list.tsx'
import { PointsPart } from './points-part.tsx'

/** The services done in a visit, what they cost together, what was paid and what is left to pay. */
export function MoneyPart({ code }: { code: string }) {
  const { place } = useBranch()
  return (
    <PatientPartState query={visitOf(place, code)}>{(visit) => <Money visit={visit} />}</PatientPartState>
  )
}

function Money({ visit }: { visit: Visit }) {
  const { t } = useTranslation()
  /** The form stays while it is filled in, whatever colleagues note meanwhile. */
  const [isPaying, setPaying] = useState(false)
  /** The card is asked for in place of the money. */
  const [isByPoints, setByPoints] = useState(false)
  /** What was noted last. It is said in place: a toast would cover the dialog. */
  const [said, setSaid] = useState('')
  const { TOTAL, PAID, CARRIED, DUE, CURRENCY, MAY_TAKE_MONEY, MAY_USE_POINTS, PAYMENTS } = visit
  const money = (amount: number) => formatMoney(amount, CURRENCY)
  const owed = owedAt(visit)
  const sums: { name: string; amount: number; className?: string; isShown?: boolean }[] = [
    { name: t('visits:money.total'), amount: TOTAL },
    { name: t('visits:money.paid'), amount: PAID },
    { name: t('visits:money.carriedIn'), amount: CARRIED, isShown: CARRIED > 0 },
    { name: t('visits:money.carriedOut'), amount: -CARRIED, isShown: CARRIED < 0 },
    { name: t('visits:money.due'), amount: DUE, className: 'text-lg font-semibold', isShown: DUE > 0 },
    {
      name: t('visits:money.over'),
      amount: -DUE,
      className: 'font-semibold text-warning-ink',
      isShown: DUE < 0,
    },
  ]
  const payWords = () => {
    if (PAYMENTS.length > 0) return 'visits:pay.more'
    return TOTAL === 0 && owed === 0 ? 'visits:pay.advance' : 'visits:pay.doAny'
  }
  return (
    <div className="grid gap-8">
      <section>
        <h3 className="font-semibold">{t('visits:money.services')}</h3>
        <LineList visit={visit} />
        {(TOTAL > 0 || PAID !== 0) && (
          <dl className="mt-4 grid gap-1 rounded-control bg-surface px-4 py-3">
            {sums
              .filter(({ isShown = true }) => isShown)
              .map(({ name, amount, className = '' }) => (
                <div key={name} className={`flex justify-between gap-4 ${className}`}>
                  <dt>{name}</dt>
                  <dd className="whitespace-nowrap tabular-nums">{money(amount)}</dd>
                </div>
              ))}
          </dl>
        )}
      </section>
      <section>
        <h3 className="font-semibold">{t('visits:money.payments')}</h3>
        <p role="status" className="text-success-ink">
          {said}
        </p>
        {DUE === 0 && TOTAL > 0 && <p className="mt-1 text-success-ink">{t('visits:money.full')}</p>}
        <OthersOwed visit={visit} />
        {PAYMENTS.length > 0 && (
          <PaymentList
            visit={visit}
            onReturned={(amount) => setSaid(t('visits:pay.returned', { amount: money(amount) }))}
          />
        )}
        {PAYMENTS.length === 0 && !MAY_TAKE_MONEY && (
          <p className="mt-1 text-ink-soft">{t('visits:money.noPayments')}</p>
        )}
        {MAY_TAKE_MONEY && (DUE > 0 || isPaying) && !isByPoints && (
          <PayForm
            visit={visit}
            onBegun={() => setPaying(true)}
            onPaid={(amount) => {
              setPaying(false)
              setSaid(t('visits:pay.done', { amount: money(amount) }))
            }}
          />
        )}
        {MAY_USE_POINTS && DUE > 0 && !isByPoints && (
          <Button
            variant="secondary"
            size="small"
            icon={Gift}
            className="mt-3"
            onClick={() => setByPoints(true)}
          >
            {t('bonuses:desk.pay')}
          </Button>
        )}
        {MAY_USE_POINTS && isByPoints && (
          <PointsPart
            visit={visit}
            onPaid={(amount) => {
              setByPoints(false)
              setSaid(t('visits:pay.done', { amount: money(amount) }))
            }}
            onCancel={() => setByPoints(false)}
          />
        )}
        {MAY_TAKE_MONEY && DUE <= 0 && !isPaying && (
          <Button variant="secondary" size="small" className="mt-3" onClick={() => setPaying(true)}>
            {t(payWords())}
          </Button>
        )}
      </section>
    </div>
  )
}
