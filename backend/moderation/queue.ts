/** How many things wait in a queue, and since when the first of them does; null in an empty queue. */
export type Waiting = { count: number; since: Date | null }
