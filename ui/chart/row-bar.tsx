import { scaleLinear } from 'd3-scale'

/** The bar of a number in a row of a table, as long as the number is large beside the largest; for the eye, since the row says the number. */
export function RowBar({
  number,
  most,
  className = '',
}: {
  number: number
  most: number
  className?: string
}) {
  const width = scaleLinear([0, Math.max(1, most)], [0, 100])
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className={`h-3 min-w-0 flex-1 text-accent-mark forced-colors:text-[CanvasText] ${className}`}
    >
      {number > 0 && <rect width={Math.max(1, width(number))} height="8" rx="1" fill="currentColor" />}
    </svg>
  )
}
