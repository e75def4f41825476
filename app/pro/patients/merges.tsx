'use client'

import { useState } from 'react'
import { call } from '../../../client/call.ts'
import type { PatientCard } from '../../../schemas/api/patients.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { patients } from '../../queries/patients.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { usePatientsPlace } from './patients-place.ts'

/** The cards that were merged into one, by whom and when; the last can be taken out again for a while. */
export function Merges({ card, now }: { card: PatientCard; now: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place, mayChange } = usePatientsPlace()
  const { busy, act } = useSubjectMutation(patients)
  const [asked, setAsked] = useState<string>()
  async function undo() {
    const done = await act(
      'undo',
      () => call('POST', `/w-business/${place}/patient/${card.PATIENT_CODE}/unmerge`, { MERGE_CODE: asked }),
      t('business:doubles.undone'),
    )
    if (done) setAsked(undefined)
  }
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {card.MERGES.map(({ MERGE_CODE, PATIENT_NUMBER, NAME, AT, BY, UNDO_UNTIL }) => (
          <li key={MERGE_CODE} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div>
              <p>
                {t('business:patients.number', { number: PATIENT_NUMBER })} · {NAME}
              </p>
              <p className="text-sm text-ink-soft tabular-nums">
                {[BY, formatInHomeZone(AT, locale, now)].filter(Boolean).join(', ')}
                {UNDO_UNTIL &&
                  ` · ${t('business:doubles.undoUntil', { until: formatInHomeZone(UNDO_UNTIL, locale, now) })}`}
              </p>
            </div>
            {mayChange && UNDO_UNTIL && (
              <Button variant="secondary" size="small" onClick={() => setAsked(MERGE_CODE)}>
                {t('business:doubles.undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        id="unmerge"
        size="small"
        title={t('business:doubles.undoTitle')}
        description={t('business:doubles.undoText')}
        open={asked !== undefined}
        onOpenChange={(open) => open || setAsked(undefined)}
        actions={
          <>
            <Button loading={busy !== undefined} onClick={() => void undo()}>
              {t('business:doubles.undo')}
            </Button>
            <Button variant="secondary" onClick={() => setAsked(undefined)}>
              {t('business:cancel')}
            </Button>
          </>
        }
      />
    </>
  )
}
