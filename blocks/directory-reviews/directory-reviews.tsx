import type { DirectoryReviewsProps } from '../../schemas/blocks/directory-reviews.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { PagingLinks } from '../parts/common/paging-links.tsx'
import { DirectoryHead } from '../parts/directory/directory-head.tsx'
import { ReviewItem } from '../parts/reviews/review-item.tsx'

/** The newest reviews of the directory, each with its subject. */
export default function DirectoryReviews({ title, data }: DirectoryReviewsProps) {
  const { t } = usePage()
  const id = useElementId('title')
  const { items, paging } = data
  return (
    <section aria-labelledby={id} className="section">
      <DirectoryHead title={title} id={id} place={data} />
      {items.length === 0 ? (
        <p className="mt-8 text-ink-soft">{t('blocks:review-list.empty')}</p>
      ) : (
        <ul className="mt-8 border-t border-line @5xl:grid @5xl:grid-cols-2 @5xl:gap-x-12">
          {items.map((review) => (
            <ReviewItem
              key={`${review.company.link.href} ${review.author} ${review.date.datetime} ${review.text.length}`}
              review={review}
              about={
                <a href={review.company.link.href} className="link font-medium">
                  <LocalizedText value={review.company.name} />
                </a>
              }
            />
          ))}
        </ul>
      )}
      <PagingLinks paging={paging} />
    </section>
  )
}
