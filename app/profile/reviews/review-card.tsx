'use client'

import type { OwnReview } from '../../../schemas/api/profile.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { saidReason } from '../../../schemas/formats/said-reason.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Badge, type BadgeTone } from '../../../ui/shown/badge.tsx'
import { Card } from '../../../ui/shown/card.tsx'
import { Rating } from '../../../ui/shown/rating.tsx'
import { CaseHistory } from '../../cases/case-history.tsx'
import { Trans } from '../../trans.tsx'
import { useTranslation } from '../../use-translation.ts'
import { DocumentLink } from '../document-link.tsx'
import { Words } from '../words.tsx'
import { ReviewActs } from './review-acts.tsx'

const tones: Record<OwnReview['STATUS'], BadgeTone> = {
  new: 'accent',
  published: 'success',
  rejected: 'danger',
  disputed: 'warning',
  hidden: 'danger',
}

/** One of the user's reviews with its status, an explanation of the status, and the clinic's answer. */
export function ReviewCard({ review, today }: { review: OwnReview; today: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { STATUS, COMPANY, SPECIALIST, RATING, DATE, TEXT, LANG, ANSWER, FOLLOW_UP, PATH } = review
  const { REASON, REASON_TEXT, PUBLISH_AT, COMPLAINT } = review
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="text-lg">
            <DocumentLink path={COMPANY.PATH} className="hover:text-accent-ink hover:underline">
              <Words of={COMPANY.NAME} />
            </DocumentLink>
          </h2>
          {SPECIALIST && (
            <p className="text-sm text-ink-soft">
              <Trans
                i18nKey="profile:reviews.doctor"
                values={{ name: SPECIALIST.TEXT }}
                components={{ name: <span lang={SPECIALIST.LANG} /> }}
              />
            </p>
          )}
        </div>
        <Badge tone={tones[STATUS]}>{t(`profile:reviews.status.${STATUS}`)}</Badge>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Rating value={RATING} />
        <time dateTime={DATE} className="text-sm text-ink-soft">
          {formatCalendarDate(DATE, locale, today)}
        </time>
      </div>
      <p className="mt-3 max-w-text whitespace-pre-line" lang={LANG}>
        {TEXT}
      </p>
      {STATUS !== 'published' && (
        <p className="mt-3 max-w-text text-sm text-ink-soft">
          {PUBLISH_AT
            ? t('reviews:ownPreview', { at: formatInHomeZone(PUBLISH_AT, locale, today) })
            : t(`profile:reviews.note.${STATUS}`)}
        </p>
      )}
      {REASON && (
        <p className="mt-2 max-w-text text-sm text-danger-ink">
          {t('reviews:why')} {saidReason(REASON !== 'other' && t(`reviews:reject.${REASON}`), REASON_TEXT)}
        </p>
      )}
      {COMPLAINT && STATUS === 'disputed' && (
        <div className="mt-3 max-w-text rounded-control bg-warning-tint px-3.5 py-3 text-warning-ink">
          <p className="font-medium">{t(`reviews:complaint.${COMPLAINT.REASON}`)}</p>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{COMPLAINT.TEXT}</p>
          <p className="mt-1 text-sm">
            {COMPLAINT.EXPLANATION
              ? t('reviews:explained')
              : COMPLAINT.UNTIL &&
                t('reviews:explainUntil', { at: formatInHomeZone(COMPLAINT.UNTIL, locale, today) })}
          </p>
        </div>
      )}
      {ANSWER && (
        <div className="mt-4 border-s-2 border-accent-line ps-4">
          <p className="text-sm font-medium">{t('profile:reviews.answer')}</p>
          <p className="mt-1 max-w-text whitespace-pre-line" lang={LANG}>
            {ANSWER}
          </p>
        </div>
      )}
      {FOLLOW_UP && (
        <div className="mt-4 border-s-2 border-line ps-4">
          <p className="text-sm font-medium">{t(`reviews:followUp.${FOLLOW_UP.STATUS}`)}</p>
          <p className="mt-1 max-w-text whitespace-pre-line [overflow-wrap:anywhere]">{FOLLOW_UP.TEXT}</p>
          {FOLLOW_UP.REASON && (
            <p className="mt-1 text-sm text-danger-ink">
              {saidReason(
                FOLLOW_UP.REASON !== 'other' && t(`reviews:reject.${FOLLOW_UP.REASON}`),
                FOLLOW_UP.REASON_TEXT,
              )}
            </p>
          )}
        </div>
      )}
      <CaseHistory history={review.HISTORY} now={today} isAuthor />
      <ReviewActs review={review} />
      {PATH && (
        <p className="mt-4">
          <DocumentLink path={PATH}>{t('profile:reviews.show')}</DocumentLink>
        </p>
      )}
    </Card>
  )
}
