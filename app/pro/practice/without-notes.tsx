import NotebookPen from 'lucide-react/icons/notebook-pen'
import type { PracticeVisit } from '../../../schemas/api/practice.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useBranch } from '../appointments/appointments-context.ts'
import { visitLink } from '../appointments/visit-link.ts'
import { patientOf } from '../appointments/visit-name.ts'

/** The visits of today that have no note of the doctor yet; each leads to itself in the calendar, where a note is written. */
export function WithoutNotes({ visits, hasAny }: { visits: readonly PracticeVisit[]; hasAny: boolean }) {
  const { t } = useTranslation()
  const { base } = useBranch()
  if (!hasAny) return null
  return (
    <section aria-labelledby="own-notes">
      <h2 id="own-notes" className="mb-2 text-xl">
        {t('practice:notes')}
      </h2>
      <p className="text-ink-soft">
        {visits.length === 0 ? t('practice:allNoted') : t('practice:withoutNote', { count: visits.length })}
      </p>
      <ul>
        {visits.map((visit) => (
          <li key={visit.APPOINTMENT_CODE}>
            <AppLink
              href={visitLink(base, visit)}
              prefetch={false}
              className="link inline-flex min-h-11 items-center gap-2"
            >
              <Icon of={NotebookPen} />
              {visit.LABEL} {patientOf(visit)}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
