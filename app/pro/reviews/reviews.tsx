'use client'

import MessageSquareText from 'lucide-react/icons/message-square-text'
import { type StaffReviewState, staffReviewStates } from '../../../schemas/api/review.ts'
import { reviews, staffReviews } from '../../queries/reviews.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { LiveSound } from '../live-sound.tsx'
import { StateList } from '../state-list.tsx'
import { StaffReviewCard } from './staff-review-card.tsx'

type Props = {
  place: string
  /** The path of the screen. */
  path: string
  state: StaffReviewState
  page: number
  now: string
  isDoctor: boolean
}

/** R94: reviews of the clinic, with the actions for each. */
export function Reviews({ place, path, state, page, now, isDoctor }: Props) {
  const { t } = useTranslation()
  const { data, meta, COUNTS } = useApiQuery(staffReviews(place, state, page))
  return (
    <StateList
      title={t('application:area.reviews')}
      lead={t(isDoctor ? 'reviews:leadDoctor' : 'reviews:lead')}
      tools={
        <LiveSound
          place={place}
          kind="review"
          subject={reviews}
          label={t('reviews:sound')}
          told={(count) => t('reviews:news', { count })}
        />
      }
      filter={t('reviews:filter.label')}
      states={staffReviewStates}
      nameOf={(one) => t(`reviews:filter.${one}`)}
      counts={COUNTS}
      empty={{
        icon: MessageSquareText,
        title: t(`reviews:empty.${state}`),
        ...(state === 'all' && { text: t('reviews:empty.text') }),
      }}
      path={path}
      state={state}
      meta={meta}
    >
      {data.map((review) => (
        <StaffReviewCard key={review.REVIEW_CODE} review={review} place={place} now={now} />
      ))}
    </StateList>
  )
}
