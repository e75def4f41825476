import type { CSSProperties } from 'react'
import { pictureAt } from './picture-source.ts'

/** The placeholder of a large picture until it is loaded: its ratio, its colour, and its smallest version, which looks blurred when enlarged. */
export const placeholderStyle = ({
  src,
  width,
  height,
  color,
}: {
  src: string
  width: number
  height: number
  color?: string | undefined
}): CSSProperties => ({
  aspectRatio: `auto ${width} / ${height}`,
  background: `${color ?? ''} url(${JSON.stringify(pictureAt(src, 160))}) center / cover`.trim(),
})
