import { useState } from 'react'
import { call } from '../../../client/call.ts'
import type { OwnReview } from '../../../schemas/api/profile.ts'
import { fits } from '../../../schemas/cases/define-case.ts'
import { reviewCase } from '../../../schemas/reviews/review.case.ts'
import { reviewFollowUpCase } from '../../../schemas/reviews/review-follow-up.case.ts'
import { Button } from '../../../ui/button/button.tsx'
import { profile } from '../../queries/profile.ts'
import { WrittenText } from '../../reviews/written-text.tsx'
import { useTranslation } from '../../use-translation.ts'
import { EditReview } from './edit-review.tsx'

type Act = 'edit' | 'follow-up' | 'explain'

/** The author's actions for a review (S-REV): change it, reply to the answer, explain a disputed one. */
export function ReviewActs({ review }: { review: OwnReview }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Act>()
  const { REVIEW_CODE, STATUS, ANSWER, FOLLOW_UP, COMPLAINT, PATH } = review
  const close = () => setOpen(undefined)
  const base = `/w-front/v1/review/${encodeURIComponent(REVIEW_CODE)}` as const
  const isFree = !FOLLOW_UP || reviewFollowUpCase.arrows.send.from.some((one) => one === FOLLOW_UP.STATUS)
  const acts: Record<Act, boolean> = {
    explain: STATUS === 'disputed' && COMPLAINT?.EXPLANATION === null && COMPLAINT.UNTIL !== null,
    'follow-up': PATH !== null && ANSWER !== null && isFree,
    edit: fits(reviewCase.arrows.edit, STATUS),
  }
  if (open === 'edit') return <EditReview review={review} onClose={close} />
  if (open === 'follow-up')
    return (
      <WrittenText
        label={t('reviews:followUpLabel')}
        hint={t('reviews:followUpHint')}
        first={FOLLOW_UP?.TEXT}
        submit={t('reviews:act.send')}
        subject={profile}
        done={t('reviews:done.toModerator')}
        send={(body) => call('POST', `${base}/follow_up`, body)}
        onClose={close}
      />
    )
  if (open === 'explain')
    return (
      <WrittenText
        label={t('reviews:explainLabel')}
        hint={t('reviews:explainHint')}
        submit={t('reviews:act.send')}
        subject={profile}
        done={t('reviews:done.toModerator')}
        send={(body) => call('POST', `${base}/explanation`, body)}
        onClose={close}
      />
    )
  const shown = (Object.keys(acts) as Act[]).filter((act) => acts[act])
  if (shown.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {shown.map((act) => (
        <Button key={act} variant={act === 'explain' ? 'primary' : 'secondary'} onClick={() => setOpen(act)}>
          {t(`reviews:act.own.${act}`)}
        </Button>
      ))}
    </div>
  )
}
