'use client'

import { useState } from 'react'
import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'
import { formatPhone } from '../../../../schemas/formats/phone.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { Input } from '../../../../ui/form/input.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { messageOf } from '../../message-of.ts'
import { useToday } from '../../use-today.ts'
import { useBranch } from '../appointments-context.ts'
import { StatusBadge } from '../status-badge.tsx'
import { patientOf } from '../visit-name.ts'
import { whenOf } from '../visit-when.ts'
import { useFoundVisits } from './use-found-visits.ts'

type Props = { onFound: (visit: StaffAppointment) => void; onClose: () => void }

/** Finds the visits of a patient, past ones and cancelled ones too. */
export function SearchDialog({ onFound, onClose }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { timezone } = useBranch()
  const today = useToday(timezone)
  const [typed, setTyped] = useState('')
  const { visits, error, isFetching, isLong } = useFoundVisits(typed)
  const told = error
    ? messageOf(error)
    : isLong && visits
      ? t(visits.length > 0 ? 'calendar:search.found' : 'calendar:search.none', { count: visits.length })
      : t('calendar:search.hint')
  return (
    <Dialog
      id="find-patient"
      title={t('calendar:search.title')}
      open
      onOpenChange={(open) => open || onClose()}
      beginsWithField
    >
      <Field label={t('calendar:search.label')}>
        <Input
          kind="search"
          value={typed}
          loading={isFetching}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {told}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {visits?.map((visit) => (
          <li key={visit.APPOINTMENT_CODE}>
            <button
              type="button"
              onClick={() => onFound(visit)}
              className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-start hover:bg-accent-wash"
            >
              <span>
                <span className="block font-medium">{patientOf(visit)}</span>
                <span className="block text-sm text-ink-soft tabular-nums">
                  {[whenOf(visit, locale, today), visit.TEL && formatPhone(visit.TEL)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <StatusBadge visit={visit} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
