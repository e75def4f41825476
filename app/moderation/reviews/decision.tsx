import { useState } from 'react'
import { call } from '../../../client/call.ts'
import type { ModeratedWriting } from '../../../schemas/api/review.ts'
import { rejectReasons } from '../../../schemas/reviews/review-status.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { useTranslation } from '../../use-translation.ts'
import { Decision } from '../decision.tsx'

type Judged = {
  /** Distinguishes its fields from those of other forms. */
  id: string
  /** The call that decides, and its body besides the decision. */
  path: `/${string}`
  body?: object
  isDispute?: boolean
  /** It has documents, which may prove the visit. */
  hasPapers?: boolean
}

/** The decision about a review, a comment or another text that visitors will read. */
export const WritingDecision = ({
  writing: { KIND, ID, REVISION, PAPERS },
}: {
  writing: ModeratedWriting
}) => (
  <TextDecision
    id={`${KIND}-${ID}`}
    path={`/w-front/v1/moderation/reviews/${KIND}/${encodeURIComponent(ID)}/decision`}
    body={{ REVISION }}
    isDispute={KIND === 'dispute'}
    hasPapers={PAPERS.length > 0}
  />
)

/** Publishes or rejects with one of the reasons; of a review with documents also whether they prove the visit. */
export function TextDecision({ id, path, body, isDispute = false, hasPapers = false }: Judged) {
  const { t } = useTranslation()
  const [isProof, setProof] = useState(false)
  const doneOf = (name: 'publish' | 'reject') =>
    isDispute ? t(`reviews:done.dispute.${name}`) : t(`reviews:done.${name}`)
  return (
    <Decision
      id={id}
      choices={[
        {
          name: 'publish',
          label: t(isDispute ? 'reviews:act.keep' : 'reviews:act.publish'),
          done: doneOf('publish'),
        },
        {
          name: 'reject',
          label: t(isDispute ? 'reviews:act.hide' : 'reviews:act.reject'),
          done: doneOf('reject'),
          needsReason: true,
        },
      ]}
      reasons={rejectReasons.map((value) => ({ value, label: t(`reviews:reject.${value}`) }))}
      reasonLabel={t(isDispute ? 'reviews:hideReason' : 'reviews:rejectReason')}
      wordsLabel={t('reviews:reasonWords')}
      send={(DECISION, why) =>
        call('POST', path, {
          DECISION,
          ...body,
          ...why,
          ...(DECISION === 'publish' && hasPapers && { PROOF: isProof ? 'document' : 'phone' }),
        })
      }
    >
      {hasPapers && (
        <Checkbox
          label={t('reviews:provesVisit')}
          checked={isProof}
          onChange={(event) => setProof(event.target.checked)}
        />
      )}
    </Decision>
  )
}
