'use client'

import Star from 'lucide-react/icons/star'
import { localizePath } from '../../../locales/locale.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { ownReviews } from '../../queries/profile.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { ListPages } from '../list-pages.tsx'
import { Screen } from '../screen.tsx'
import { sectionPath } from '../sections.ts'
import { ReviewCard } from './review-card.tsx'

type Props = { page: number; today: string }

/** R87: the user's own reviews and their status. */
export function ReviewsScreen({ page, today }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { data, meta } = useApiQuery(ownReviews(page))
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
