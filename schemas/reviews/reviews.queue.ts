import type { QueueDefinition } from '../moderation/queue-definition.ts'

export const queues: readonly QueueDefinition[] = [{ name: 'reviews', rank: 30 }]

declare module '../moderation/queue-definition.ts' {
  interface ModerationQueues {
    reviews: true
  }
}
