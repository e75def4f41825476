import type { CSSProperties } from 'react'

/** Widths of the page in the frame, in pixels; without one it is as wide as there is room. */
export const widths = { phone: 390, tablet: 820, desktop: 1280, full: undefined } as const

export type Width = keyof typeof widths

/**
 * Size of a frame with a page of a width, drawn smaller where there is less room. It is as high as the element around it, which is a
 * container whose size does not depend on it (`container-type: size`).
 */
export function frameSize(chosen: Width): CSSProperties {
  const width = widths[chosen]
  if (width === undefined) return { width: '100%', height: '100cqh' }
  // The ratio of two lengths: not every browser divides them.
  const fit = `min(1, tan(atan2(100cqw, ${width}px)))`
  return { width, height: `calc(100cqh / ${fit})`, scale: fit, transformOrigin: '0 0' }
}
