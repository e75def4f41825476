/** The part of the day that the columns show, and its scale. */
export type Scale = {
  /** Minutes of the day at the upper and the lower end. */
  from: number
  until: number
  /** Pixels a minute. */
  perMinute: number
}

/** The height of the head of a column, in pixels: `h-16`. */
export const headHeight = 64
