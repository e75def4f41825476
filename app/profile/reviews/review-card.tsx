'use client'

import type { OwnReview } from '../../../schemas/api/profile.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { Trans } from '../../trans.tsx'
import { useTranslation } from '../../use-translation.ts'
import { DocumentLink } from '../document-link.tsx'
import { Words } from '../words.tsx'

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
  const { STATUS, COMPANY, SPECIALIST, RATING, DATE, TEXT, LANG, ANSWER, PATH } = review
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
        <p className="mt-3 max-w-text text-sm text-ink-soft">{t(`profile:reviews.note.${STATUS}`)}</p>
      )}
      {ANSWER && (
        <div className="mt-4 border-s-2 border-accent-line ps-4">
          <p className="text-sm font-medium">{t('profile:reviews.answer')}</p>
          <p className="mt-1 max-w-text whitespace-pre-line" lang={LANG}>
            {ANSWER}
          </p>
        </div>
      )}
      {PATH && (
        <p className="mt-4">
          <DocumentLink path={PATH}>{t('profile:reviews.show')}</DocumentLink>
        </p>
      )}
    </Card>
  )
}
