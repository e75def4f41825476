'use client'

import Star from 'lucide-react/icons/star'
import type { z } from 'zod'
import { localizePath } from '../../../locales/locale.ts'
import type { ownReviewList } from '../../../schemas/api/profile.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { ListPages } from '../list-pages.tsx'
import { Screen } from '../screen.tsx'
import { sectionPath } from '../sections.ts'
import { ReviewCard } from './review-card.tsx'

type Props = z.infer<typeof ownReviewList> & { today: string }

/** R87: the person's own reviews and what became of them. */
export function ReviewsScreen({ data, meta, today }: Props) {
  const { locale, t } = usePage()
  return (
    <Screen title={t('profile:section.reviews')}>
      {meta.total === 0 ? (
        <EmptyState
          icon={Star}
          title={t('profile:reviews.empty')}
          text={t('profile:reviews.emptyText')}
          action={
            <ButtonLink link={{ href: localizePath('/', locale) }}>
              {t('profile:overview.findClinic')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="grid gap-4">
          {data.map((review) => (
            <ReviewCard key={review.REVIEW_CODE} review={review} today={today} />
          ))}
        </ul>
      )}
      <ListPages path={sectionPath('reviews')} meta={meta} />
    </Screen>
  )
}
