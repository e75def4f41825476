import { call } from '../../../client/call.ts'
import {
  type ConsultationStatus,
  consultationStatus,
} from '../../../schemas/consultations/consultation-status.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ReasonForm } from '../../cases/reason-form.tsx'
import { moderation } from '../../queries/moderation.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'

/** A moderator's decision about a consultation, by the arrows of S-CONS. */
export function useDecision() {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(moderation)
  const decide = (
    code: string,
    decision: 'approve' | 'reject' | 'block' | 'unblock',
    { reason, at }: { reason?: string; at?: string },
  ) =>
    act(
      decision,
      () =>
        call('POST', `/w-front/v1/moderation/consultations/${encodeURIComponent(code)}/decision`, {
          DECISION: decision,
          ...(reason && { REASON: reason }),
          ...(at && { AT: at }),
        }),
      t(`consultations:done.${decision}`),
    )
  return { busy, decide }
}

type Props = {
  code: string
  status: ConsultationStatus
  /** The time of the read words: a decision about older words is refused. */
  at: string
}

/** Opens a waiting consultation, or rejects it with a reason; reopens a blocked one. */
export function ConsultationDecision({ code, status, at }: Props) {
  const { t } = useTranslation()
  const { busy, decide } = useDecision()
  if (status === consultationStatus.blocked)
    return (
      <div className="mt-4">
        <Button loading={busy === 'unblock'} onClick={() => void decide(code, 'unblock', { at })}>
          {t('consultations:act.unblock')}
        </Button>
      </div>
    )
  return (
    <ReasonForm
      label={t('consultations:reason.reject')}
      hint={t('consultations:reason.hint')}
      isRequired
      submit={t('consultations:act.reject')}
      isBusy={busy === 'reject'}
      onSubmit={(reason) => void decide(code, 'reject', { reason, at })}
    >
      <Button loading={busy === 'approve'} onClick={() => void decide(code, 'approve', { at })}>
        {t('consultations:act.approve')}
      </Button>
    </ReasonForm>
  )
}
