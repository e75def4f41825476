import type { CSSProperties } from 'react'

/** The point of a picture that stays in sight when it is cut off, in shares of its width and height. */
export type Focus = { x: number; y: number }

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** The colour until a picture comes, and which part of it stays in sight; undefined if it has neither. */
export const pictureStyle = ({
  color,
  focus,
}: {
  color?: string
  focus?: Focus
}): CSSProperties | undefined =>
  color || focus
    ? {
        ...(color && { backgroundColor: color }),
        ...(focus && { objectPosition: `${percent(focus.x)} ${percent(focus.y)}` }),
      }
    : undefined
