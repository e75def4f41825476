import type { CSSProperties } from 'react'

/** Widths of the page in the frame, in pixels; without one it is as wide as there is room. */
export const widths = { phone: 390, tablet: 820, desktop: 1280, full: undefined } as const

export type Width = keyof typeof widths

/**
 * Size of a frame with a page of a width, drawn smaller where there is less room. The element around it is a container, and has the
 * height as `--frame-height`.
 */
export function frameSize(chosen: Width): CSSProperties {
  const width = widths[chosen]
  const height = 'var(--frame-height)'
  if (width === undefined) return { width: '100%', height }
  // The ratio of two lengths: not every browser divides them.
  const fit = `min(1, tan(atan2(100cqw, ${width}px)))`
  return { width, height: `calc(${height} / ${fit})`, scale: fit, transformOrigin: '0 0' }
}
