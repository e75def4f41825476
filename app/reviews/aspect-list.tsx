import {
  type AspectRatings,
  aspectNames,
  aspectsOf,
  reviewAspects,
} from '../../schemas/reviews/review-aspects.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { useTranslation } from '../use-translation.ts'
import { Changed } from './changed.tsx'

type Fields = Parameters<typeof aspectsOf>[0]

/** What the author of a review rates beside the whole, and how that differs from `before`; nothing if there is neither. */
export function AspectList({ of, before }: { of: Fields; before?: Fields | null }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const now: AspectRatings = aspectsOf(of) ?? {}
  const then: AspectRatings = before ? (aspectsOf(before) ?? {}) : now
  const shown = aspectNames.filter((aspect) => now[aspect] ?? then[aspect])
  if (shown.length === 0) return null
  return (
    <ul
      aria-label={t('reviews:aspects')}
      className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft"
    >
      {shown.map((aspect) => (
        <li key={aspect}>
          {reviewAspects[aspect][locale]}:{' '}
          <b className="inline-flex gap-1 font-semibold text-ink tabular-nums">
            <Changed before={said(then[aspect])} after={said(now[aspect])} />
          </b>
        </li>
      ))}
    </ul>
  )
}

const said = (rating: number | undefined) => (rating === undefined ? '' : String(rating))
