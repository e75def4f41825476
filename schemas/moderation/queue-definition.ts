/** The queues of moderators by name. Each `<subject>/<name>.queue.ts` adds its own by `declare module`. */
// biome-ignore lint/suspicious/noEmptyInterface: subjects fill it.
export interface ModerationQueues {}
export type ModerationQueue = keyof ModerationQueues

/**
 * A queue of moderators. `schemas/<subject>/<name>.queue.ts` exports a list of them as `queues`: a queue has a screen `/moderation/{queue}`, a
 * name at `moderation:queue.{queue}`, an icon beside it (`{queue}.icon.ts`), and is counted in `backend/<subject>/<name>.queue.ts`.
 */
export type QueueDefinition = {
  name: ModerationQueue
  /** The place in the menu. */
  rank: number
}
