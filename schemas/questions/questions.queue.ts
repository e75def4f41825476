import type { QueueDefinition } from '../moderation/queue-definition.ts'

export const queues: readonly QueueDefinition[] = [{ name: 'questions', rank: 40 }]

declare module '../moderation/queue-definition.ts' {
  interface ModerationQueues {
    questions: true
  }
}
