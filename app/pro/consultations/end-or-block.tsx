import { useState } from 'react'
import { call } from '../../../client/call.ts'
import type { StaffConsultation } from '../../../schemas/api/consultation.ts'
import { consultationStatus } from '../../../schemas/consultations/consultation-status.ts'
import { Button } from '../../../ui/button/button.tsx'
import { focusOnce } from '../../../ui/core/focus-once.ts'
import { ReasonForm } from '../../cases/reason-form.tsx'
import { consultations } from '../../queries/consultations.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'

const statuses = { end: consultationStatus.ended, block: consultationStatus.blocked } as const

/** Ends a consultation, with some last words, or blocks it with a reason. */
export function EndOrBlock({ base, may }: { base: `/${string}`; may: StaffConsultation['MAY'] }) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(consultations)
  const [asked, setAsked] = useState<keyof typeof statuses>()
  /** The action whose question was left: its button gets the focus back. */
  const [left, setLeft] = useState<keyof typeof statuses>()
  async function change(to: keyof typeof statuses, reason: string) {
    const body = { STATUS: statuses[to], ...(reason && { REASON: reason }) }
    if (await act(to, () => call('POST', `${base}/status`, body), t(`consultations:done.${to}`)))
      setAsked(undefined)
  }
  if (asked)
    return (
      <ReasonForm
        key={asked}
        label={t(`consultations:reason.${asked}`)}
        hint={t(asked === 'end' ? 'consultations:reason.endHint' : 'consultations:reason.hint')}
        isRequired={asked === 'block'}
        submit={t(`consultations:act.${asked}`)}
        isBusy={busy === asked}
        onSubmit={(reason) => void change(asked, reason)}
        onClose={() => {
          setAsked(undefined)
          setLeft(asked)
        }}
      />
    )
  return (
    <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
      {may.END && (
        <Button
          ref={left === 'end' ? focusOnce : undefined}
          variant="secondary"
          onClick={() => setAsked('end')}
        >
          {t('consultations:act.end')}
        </Button>
      )}
      {may.BLOCK && (
        <Button
          ref={left === 'block' ? focusOnce : undefined}
          variant="empty"
          onClick={() => setAsked('block')}
        >
          {t('consultations:act.block')}
        </Button>
      )}
    </div>
  )
}
