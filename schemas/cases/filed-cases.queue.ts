import type { QueueDefinition } from '../moderation/queue-definition.ts'
import { filedKinds } from './filed-kinds.ts'

const isJudged = [...filedKinds.values()].some(({ filed }) => filed.waits.moderator)

/** One queue of moderators for all kinds that visitors file; none while no kind waits for them. */
export const queues: readonly QueueDefinition[] = isJudged ? [{ name: 'cases', rank: 55 }] : []

declare module '../moderation/queue-definition.ts' {
  interface ModerationQueues {
    cases: true
  }
}
