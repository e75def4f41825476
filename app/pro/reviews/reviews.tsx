'use client'

import MessageSquareText from 'lucide-react/icons/message-square-text'
import { localizePath } from '../../../locales/locale.ts'
import { type StaffReviewState, staffReviewStates } from '../../../schemas/api/review.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { FilterTabs } from '../../profile/filter-tabs.tsx'
import { staffReviews } from '../../queries/reviews.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
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

/** R94: reviews of the clinic, with what may be done with each. */
export function Reviews({ place, path, state, page, now, isDoctor }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { data, meta, COUNTS } = useApiQuery(staffReviews(place, state, page))
  const hrefOf = (one: StaffReviewState, to = 1) => {
    const query = new URLSearchParams({
      ...(one !== 'waiting' && { state: one }),
      ...(to > 1 && { page: `${to}` }),
    })
    return query.size > 0 ? `${path}?${query}` : path
  }
  const tabs = staffReviewStates.map((one) => ({
    href: hrefOf(one),
    label: `${t(`reviews:filter.${one}`)} · ${COUNTS[one]}`,
    current: one === state,
  }))
  return (
    <>
      <h1 className="text-3xl">{t('application:area.reviews')}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{t(isDoctor ? 'reviews:leadDoctor' : 'reviews:lead')}</p>
      <div className="mt-6">
        <FilterTabs label={t('reviews:filter.label')} items={tabs} />
      </div>
      <div className="mt-4">
        {data.length === 0 ? (
          <EmptyState
            icon={MessageSquareText}
            title={t(`reviews:empty.${state}`)}
            {...(state === 'all' && { text: t('reviews:empty.text') })}
          />
        ) : (
          <ul className="grid gap-4">
            {data.map((review) => (
              <StaffReviewCard key={review.REVIEW_CODE} review={review} place={place} now={now} />
            ))}
          </ul>
        )}
      </div>
      <div className="mt-6">
        <Pagination
          page={meta.page}
          pages={meta.pages}
          hrefOf={(to) => localizePath(hrefOf(state, to), locale)}
        />
      </div>
    </>
  )
}
