'use client'
import Star from 'lucide-react/icons/star'
import { usePage } from '../core/page-context.tsx'
import { Icon } from '../icon/icon.tsx'

/** The highest rating. */
export const maxRating = 5

type Props = {
  /** 0 to 5, with tenths; undefined if there are no ratings. */
  value: number | undefined
  /** Number of ratings. */
  count?: number
}

/** Fewer ratings say little. */
const enough = 5

const stars = Array.from({ length: maxRating }, (_, index) => index + 1)

const Row = ({ className }: { className: string }) => (
  <span className={`flex ${className}`}>
    {stars.map((star) => (
      <Icon key={star} of={Star} className="fill-current stroke-0" />
    ))}
  </span>
)

/** A rating as stars and a number, with a text for screen readers. */
export function Rating({ value, count }: Props) {
  const { t } = usePage()
  if (value === undefined) return <span className="text-sm text-ink-soft">{t('ui:rating.none')}</span>
  const { rounded, number } = shownValue(value)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-sm">
      <span className="sr-only">{t('ui:rating.value', { value: number, max: maxRating })}</span>
      <span aria-hidden className="font-semibold tabular-nums">
        {number}
      </span>
      <span aria-hidden className="relative inline-block">
        <Row className="text-line forced-colors:*:fill-none forced-colors:*:stroke-1 print:*:fill-none print:*:stroke-1" />
        <span
          className="absolute inset-y-0 left-0 overflow-hidden"
          style={{ width: `${(rounded / maxRating) * 100}%` }}
        >
          <Row className="text-warning" />
        </span>
      </span>
      {count !== undefined && <span className="text-ink-soft">{t('ui:rating.count', { count })}</span>}
    </span>
  )
}

/** The same in a list: one star, the number, and how many there are, or that these are few. */
export function BriefRating({ value, count }: { value: number; count: number }) {
  const { t } = usePage()
  const { number } = shownValue(value)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 text-sm">
      <Icon of={Star} className="fill-current stroke-0 text-warning" />
      <span className="sr-only">{t('ui:rating.value', { value: number, max: maxRating })}</span>
      <span aria-hidden className="font-semibold tabular-nums">
        {number}
      </span>
      <span className="text-ink-soft">
        {t(count < enough ? 'ui:rating.few' : 'ui:rating.count', { count })}
      </span>
    </span>
  )
}

function shownValue(value: number) {
  const rounded = Math.round(Math.min(Math.max(value, 0), maxRating) * 10) / 10
  return { rounded, number: String(rounded).replace('.', ',') }
}
