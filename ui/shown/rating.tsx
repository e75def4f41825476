'use client'
import type { CSSProperties } from 'react'
import { usePage } from '../core/page-context.tsx'

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

/** A rating as stars and a number, with a text for screen readers. */
export function Rating({ value, count }: Props) {
  const { t } = usePage()
  if (value === undefined) return <span className="text-sm text-ink-soft">{t('ui:rating.none')}</span>
  const { rounded, number } = shownValue(value)
  return (
    <span className="rating">
      <span className="sr-only">{t('ui:rating.value', { value: number, max: maxRating })}</span>
      <b aria-hidden>{number}</b>
      <span
        aria-hidden
        className="stars"
        style={{ '--rated': `${(rounded / maxRating) * 100}%` } as CSSProperties}
      />
      {count !== undefined && <span>{t('ui:rating.count', { count })}</span>}
    </span>
  )
}

/** The same in a list: one star, the number, and how many there are, or that these are few. */
export function BriefRating({ value, count }: { value: number; count: number }) {
  const { t } = usePage()
  const { number } = shownValue(value)
  return (
    <span className="brief-rating">
      <span className="sr-only">{t('ui:rating.value', { value: number, max: maxRating })}</span>
      <b aria-hidden>{number}</b>
      <span>{t(count < enough ? 'ui:rating.few' : 'ui:rating.count', { count })}</span>
    </span>
  )
}

function shownValue(value: number) {
  const rounded = Math.round(Math.min(Math.max(value, 0), maxRating) * 10) / 10
  return { rounded, number: String(rounded).replace('.', ',') }
}
