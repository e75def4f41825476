/** What part of a day the columns show, and how large. */
export type Scale = {
  /** Minutes of the day at the upper and the lower end. */
  from: number
  until: number
  /** Pixels a minute. */
  perMinute: number
}

/** The height of the head of a column, in pixels: `h-16`. */
export const headHeight = 64
