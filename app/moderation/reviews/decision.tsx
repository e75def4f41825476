import { useState } from 'react'
import { call } from '../../../client/call.ts'
import type { ModeratedWriting } from '../../../schemas/api/review.ts'
import { type RejectReason, rejectReasons } from '../../../schemas/review-status.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { moderation } from '../../queries/moderation.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'

type Judged = {
  /** Tells its fields apart from those of others. */
  id: string
  /** The call that decides, and what it needs besides the decision. */
  path: `/${string}`
  body?: object
  isDispute?: boolean
  /** It has documents, which may prove the visit. */
  hasPapers?: boolean
}

/** The decision about what somebody has written for others to read. */
export const WritingDecision = ({
  writing: { KIND, ID, REVISION, PAPERS },
}: {
  writing: ModeratedWriting
}) => (
  <Decision
    id={`${KIND}-${ID}`}
    path={`/w-front/v1/moderation/reviews/${KIND}/${encodeURIComponent(ID)}/decision`}
    body={{ REVISION }}
    isDispute={KIND === 'dispute'}
    hasPapers={PAPERS.length > 0}
  />
)

/** Publishes or rejects with one of the reasons; of a review with documents also whether they prove the visit. */
export function Decision({ id, path, body: more, isDispute = false, hasPapers = false }: Judged) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(moderation)
  const [reason, setReason] = useState<RejectReason | ''>('')
  const [words, setWords] = useState('')
  const [isProof, setProof] = useState(false)
  const [isTried, setTried] = useState(false)
  const lacks = reason === '' ? 'reason' : reason === 'other' && words.trim() === '' ? 'words' : undefined

  function decide(DECISION: 'publish' | 'reject') {
    if (DECISION === 'reject' && lacks) {
      setTried(true)
      document.getElementById(`${id}-${lacks}`)?.focus()
      return
    }
    const body = {
      DECISION,
      ...more,
      ...(DECISION === 'reject' && { REASON: reason, REASON_TEXT: words.trim() }),
      ...(DECISION === 'publish' && hasPapers && { PROOF: isProof ? 'document' : 'phone' }),
    }
    const done = isDispute ? t(`reviews:done.dispute.${DECISION}`) : t(`reviews:done.${DECISION}`)
    void act(DECISION, () => call('POST', path, body), done)
  }
  const fault = isTried ? t('errors:fields.rejectReason') : undefined
  return (
    <div className="mt-4 grid max-w-text gap-4">
      {hasPapers && (
        <Checkbox
          label={t('reviews:provesVisit')}
          checked={isProof}
          onChange={(event) => setProof(event.target.checked)}
        />
      )}
      <Field
        id={`${id}-reason`}
        label={t(isDispute ? 'reviews:hideReason' : 'reviews:rejectReason')}
        error={lacks === 'reason' ? fault : undefined}
      >
        <NativeSelect
          placeholder={t('reviews:chooseReason')}
          options={rejectReasons.map((value) => ({ value, label: t(`reviews:reject.${value}`) }))}
          value={reason}
          onChange={(event) => setReason(event.target.value as RejectReason | '')}
        />
      </Field>
      {reason !== '' && (
        <Field
          id={`${id}-words`}
          label={t('reviews:reasonWords')}
          error={lacks === 'words' ? fault : undefined}
        >
          <Textarea
            rows={2}
            maxLength={1000}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button loading={busy === 'publish'} onClick={() => decide('publish')}>
          {t(isDispute ? 'reviews:act.keep' : 'reviews:act.publish')}
        </Button>
        <Button variant="danger" loading={busy === 'reject'} onClick={() => decide('reject')}>
          {t(isDispute ? 'reviews:act.hide' : 'reviews:act.reject')}
        </Button>
      </div>
    </div>
  )
}
