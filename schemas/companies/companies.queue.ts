import type { QueueDefinition } from '../moderation/queue-definition.ts'

export const queues: readonly QueueDefinition[] = [{ name: 'companies', rank: 10 }]

declare module '../moderation/queue-definition.ts' {
  interface ModerationQueues {
    companies: true
  }
}
