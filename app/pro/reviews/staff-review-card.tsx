import { useState } from 'react'
import { call } from '../../../client/call.ts'
import type { StaffReview } from '../../../schemas/api/review.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { saidReason } from '../../../schemas/formats/said-reason.ts'
import { reviewProofLabels } from '../../../schemas/reviews/review-proof-labels.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Badge, type BadgeTone } from '../../../ui/shown/badge.tsx'
import { Card } from '../../../ui/shown/card.tsx'
import { Rating } from '../../../ui/shown/rating.tsx'
import { CaseHistory } from '../../cases/case-history.tsx'
import { reviews } from '../../queries/reviews.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { AspectList } from '../../reviews/aspect-list.tsx'
import { WrittenText } from '../../reviews/written-text.tsx'
import { useTranslation } from '../../use-translation.ts'
import { ComplaintForm } from './complaint-form.tsx'

const tones: Record<StaffReview['STATUS'], BadgeTone> = {
  new: 'accent',
  published: 'success',
  rejected: 'danger',
  disputed: 'warning',
  hidden: 'neutral',
}

type Props = { review: StaffReview; place: string; now: string }

/** A review as the clinic's staff see it, with the answer, the complaint, and the possible actions now. */
export function StaffReviewCard({ review, place, now }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(reviews)
  const [open, setOpen] = useState<'answer' | 'complaint'>()
  const { REVIEW_CODE, STATUS, AUTHOR, RATING, TEXT, LANG, DATE, VISIT_DATE, PROOF, SPECIALIST } = review
  const { PUBLISH_AT, ANSWER, FOLLOW_UP, COMPLAINT, MAY } = review
  const base = `/w-business/${place}/review/${encodeURIComponent(REVIEW_CODE)}` as const
  const day = (date: string) => formatCalendarDate(date, locale, now.slice(0, 10))
  const facts = [
    SPECIALIST,
    review.SERVICE && t('reviews:service', { name: review.SERVICE }),
    VISIT_DATE ? t('reviews:visited', { date: day(VISIT_DATE) }) : day(DATE),
    PROOF && reviewProofLabels[PROOF][locale],
  ]
  const release = () => act('release', () => call('POST', `${base}/release`), t('reviews:done.release'))
  return (
    <Card as="li">
      <article aria-label={t('reviews:by', { author: AUTHOR })}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 className="flex flex-wrap items-center gap-x-3 text-lg">
            {AUTHOR} <Rating value={RATING} />
          </h2>
          <Badge tone={tones[STATUS]}>{t(`reviews:status.${STATUS}`)}</Badge>
        </div>
        <p className="mt-1 text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
        <AspectList of={review} />
        <p className="mt-3 max-w-text whitespace-pre-line [overflow-wrap:anywhere]" lang={LANG}>
          {TEXT}
        </p>
        {PUBLISH_AT && (
          <p className="mt-3 max-w-text rounded-control bg-accent-tint px-3 py-2 text-sm text-accent-ink">
            {t('reviews:preview', { at: formatInHomeZone(PUBLISH_AT, locale, now) })}
          </p>
        )}
        {ANSWER && (
          <div className="mt-4 border-s-2 border-accent-line ps-4">
            <p className="text-sm font-medium">{t(`reviews:answer.${ANSWER.STATUS}`)}</p>
            <p className="mt-1 max-w-text whitespace-pre-line [overflow-wrap:anywhere]">{ANSWER.TEXT}</p>
            {ANSWER.REASON && (
              <p className="mt-1 text-sm text-danger-ink">
                {saidReason(
                  ANSWER.REASON !== 'other' && t(`reviews:reject.${ANSWER.REASON}`),
                  ANSWER.REASON_TEXT,
                )}
              </p>
            )}
          </div>
        )}
        {FOLLOW_UP && (
          <div className="mt-4 border-s-2 border-line ps-4">
            <p className="text-sm font-medium">{t('reviews:followUp.published')}</p>
            <p className="mt-1 max-w-text whitespace-pre-line [overflow-wrap:anywhere]">{FOLLOW_UP}</p>
          </div>
        )}
        {COMPLAINT && (
          <p className="mt-3 max-w-text text-sm text-ink-soft">
            {t('reviews:complained', { reason: t(`reviews:complaint.${COMPLAINT.REASON}`) })}{' '}
            {COMPLAINT.UNTIL && t('reviews:until', { at: formatInHomeZone(COMPLAINT.UNTIL, locale, now) })}
          </p>
        )}
        <CaseHistory history={review.HISTORY} now={now} />
        {open === 'answer' && (
          <WrittenText
            label={t('reviews:answerLabel')}
            hint={t('reviews:answerHint')}
            first={ANSWER?.TEXT}
            submit={t('reviews:act.sendAnswer')}
            subject={reviews}
            done={t('reviews:done.answer')}
            send={(body) => call('POST', `${base}/answer`, body)}
            onClose={() => setOpen(undefined)}
          />
        )}
        {open === 'complaint' && (
          <ComplaintForm path={`${base}/complaint`} onClose={() => setOpen(undefined)} />
        )}
        {open === undefined && (MAY.ANSWER || MAY.COMPLAIN || MAY.RELEASE) && (
          <div className="mt-4 flex flex-wrap gap-3">
            {MAY.ANSWER && (
              <Button onClick={() => setOpen('answer')}>
                {t(ANSWER ? 'reviews:act.changeAnswer' : 'reviews:act.answer')}
              </Button>
            )}
            {MAY.RELEASE && (
              <Button variant="secondary" loading={busy === 'release'} onClick={() => void release()}>
                {t('reviews:act.release')}
              </Button>
            )}
            {MAY.COMPLAIN && (
              <Button variant="empty" onClick={() => setOpen('complaint')}>
                {t('reviews:act.complain')}
              </Button>
            )}
          </div>
        )}
      </article>
    </Card>
  )
}
