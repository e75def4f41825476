import type { Visit } from '../../../../../schemas/api/visit.ts'
import { formatMoney } from '../../../../../schemas/visits/money.ts'
import { visitOf } from '../../../../queries/appointments.ts'
import { useLateQuery } from '../../../../queries/use-late-query.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBranch } from '../../appointments-context.ts'
import { othersOwed } from './owed-at.ts'

const lineClass = 'mt-4 rounded-control bg-warning-tint px-4 py-3 text-warning-ink'

/** What the patient of a visit still owes for the others; nothing if that is nothing. */
export function OthersOwed({ visit }: { visit: Visit }) {
  const { t } = useTranslation()
  const owed = othersOwed(visit)
  if (owed === 0) return null
  return (
    <p className={lineClass}>{t('visits:money.othersDue', { amount: formatMoney(owed, visit.CURRENCY) })}</p>
  )
}

/** What is left to pay of a visit and of the others of its patient, for who is about to say that it has ended. */
export function OwedLines({ code }: { code: string }) {
  const { t } = useTranslation()
  const { place } = useBranch()
  const { data: visit } = useLateQuery(visitOf(place, code))
  if (!visit) return null
  return (
    <>
      {visit.DUE > 0 && (
        <p className={lineClass}>
          {t('visits:card.due', { amount: formatMoney(visit.DUE, visit.CURRENCY) })}
        </p>
      )}
      <OthersOwed visit={visit} />
    </>
  )
}
