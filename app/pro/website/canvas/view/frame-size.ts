import type { CSSProperties } from 'react'

/** Widths of the page in the frame, in pixels; without one it is as wide as there is room. */
export const widths = { phone: 390, tablet: 820, desktop: 1280, full: undefined } as const

export type Width = keyof typeof widths

/**
 * Size of a frame with a page of a width, drawn smaller where there is less room, in the middle of the element around it. That one is
 * positioned, a container, and gives the frame its height.
 */
export function frameSize(chosen: Width): CSSProperties {
  const width = widths[chosen]
  const place = { position: 'absolute', inset: '0 0 auto', marginInline: 'auto' } as const
  if (width === undefined) return { ...place, width: '100%', height: '100%' }
  // The ratio of two lengths: not every browser divides them.
  const fit = `min(1, tan(atan2(100cqw, ${width}px)))`
  return { ...place, width, height: `calc(100% / ${fit})`, scale: fit, transformOrigin: '0 0' }
}
