import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { CallError } from '../../../../../client/call-error.ts'
import { FormAlert } from '../../../../../client/form/form-alert.tsx'
import { serverNow } from '../../../../../client/server-clock.ts'
import { readLocalized } from '../../../../../schemas/api/localized-names.ts'
import type { Visit, VisitLine } from '../../../../../schemas/api/visit.ts'
import { formatDate } from '../../../../../schemas/formats/date.ts'
import { formatMoney } from '../../../../../schemas/visits/money.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Expandable } from '../../../../../ui/shown/expandable.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBranch } from '../../appointments-context.ts'
import { LineForm } from './line-form.tsx'
import { useMoneyCalls } from './use-money-calls.ts'

/** The services of a visit, with a form to add or correct one, and those that were removed. */
export function LineList({ visit }: { visit: Visit }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { timezone } = useBranch()
  const { addLine, removeLine } = useMoneyCalls(visit.APPOINTMENT_CODE)
  /** The line that is corrected, or `new`. */
  const [edited, setEdited] = useState<string>()
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState<string>()
  /** The line that was removed last: it can be put back in place, where a toast would cover the dialog. */
  const [taken, setTaken] = useState<VisitLine>()
  const { LINES, CURRENCY, MAY_WRITE } = visit
  const lines = LINES.filter(({ REMOVED_AT }) => REMOVED_AT === null)
  const removed = LINES.filter(({ REMOVED_AT }) => REMOVED_AT !== null)
  const nameOf = (line: VisitLine) => readLocalized(line, 'NAME', locale)?.text ?? line.SERVICE_CODE
  const money = (amount: number) => formatMoney(amount, CURRENCY)
  const whoAndWhen = (by: string | null, at: string | null) =>
    [by, at && formatDate(at, locale, timezone, serverNow())].filter(Boolean).join(', ')

  async function putBack({ SERVICE_CODE, QUANTITY, PRICE, REASON, LINE }: VisitLine) {
    if (busy) return
    setBusy(LINE)
    setFault(undefined)
    try {
      await addLine({ SERVICE_CODE, QUANTITY, PRICE, ...(REASON && { REASON }) })
      setTaken(undefined)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.sentence)
    } finally {
      setBusy(undefined)
    }
  }
  async function remove(line: VisitLine) {
    if (busy) return
    setBusy(line.LINE)
    setFault(undefined)
    try {
      await removeLine(line.LINE)
      setTaken(line)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.sentence)
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <>
      {lines.length === 0 && edited !== 'new' && (
        <p className="mt-1 text-ink-soft">{t(MAY_WRITE ? 'visits:money.none' : 'visits:money.noneRead')}</p>
      )}
      <ul className="mt-2 divide-y divide-line border-line not-empty:border-y">
        {lines.map((line) =>
          edited === line.LINE ? (
            <li key={line.LINE} className="py-3">
              <LineForm visit={visit} line={line} onDone={() => setEdited(undefined)} />
            </li>
          ) : (
            <li key={line.LINE} className="flex items-start gap-2 py-2">
              <div className="min-w-0 grow py-1.5">
                <div className="flex flex-wrap justify-between gap-x-4">
                  <span className="min-w-0 wrap-anywhere">{nameOf(line)}</span>
                  <span className="ms-auto font-medium whitespace-nowrap tabular-nums">
                    {money(line.SUM)}
                  </span>
                </div>
                {line.QUANTITY > 1 && (
                  <p className="text-sm text-ink-soft tabular-nums">
                    {line.QUANTITY} × {money(line.PRICE)}
                  </p>
                )}
                {line.REASON && (
                  <p className="text-sm wrap-anywhere text-ink-soft">
                    {[
                      line.REASON,
                      line.LIST_PRICE !== null &&
                        line.LIST_PRICE !== line.PRICE &&
                        t('visits:money.listPrice', { price: money(line.LIST_PRICE) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                )}
              </div>
              {MAY_WRITE && (
                <div className="flex shrink-0">
                  <Button
                    variant="empty"
                    size="small"
                    icon={Pencil}
                    aria-label={t('visits:money.change', { name: nameOf(line) })}
                    onClick={() => setEdited(line.LINE)}
                  />
                  <Button
                    variant="empty"
                    size="small"
                    icon={Trash2}
                    loading={busy === line.LINE}
                    aria-label={t('visits:money.remove', { name: nameOf(line) })}
                    onClick={() => void remove(line)}
                  />
                </div>
              )}
            </li>
          ),
        )}
      </ul>
      <div role="status">
        {taken && (
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-surface px-4 py-2">
            <span className="min-w-0 grow wrap-anywhere">
              {t('visits:money.removed', { name: nameOf(taken) })}
            </span>
            <Button
              variant="secondary"
              size="small"
              loading={busy === taken.LINE}
              onClick={() => void putBack(taken)}
            >
              {t('visits:money.putBack')}
            </Button>
          </p>
        )}
      </div>
      <FormAlert>{fault && <p className="mt-2">{fault}</p>}</FormAlert>
      {MAY_WRITE && edited === 'new' && (
        <div className="mt-3">
          <LineForm visit={visit} onDone={() => setEdited(undefined)} />
        </div>
      )}
      {MAY_WRITE && edited === undefined && (
        <Button
          variant="secondary"
          size="small"
          icon={Plus}
          className="mt-3"
          onClick={() => {
            setFault(undefined)
            setEdited('new')
          }}
        >
          {t('visits:money.add')}
        </Button>
      )}
      {removed.length > 0 && (
        <div className="mt-3 text-sm">
          <Expandable summary={t('visits:money.history', { number: removed.length })}>
            <ul className="grid gap-2">
              {removed.map((line) => (
                <li key={line.LINE}>
                  <span className="line-through">
                    {nameOf(line)}, {money(line.SUM)}
                  </span>
                  <span className="block text-ink-soft">
                    {[
                      line.REASON,
                      t('visits:money.wasRemoved', { when: whoAndWhen(line.REMOVED_BY, line.REMOVED_AT) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          </Expandable>
        </div>
      )}
    </>
  )
}
