import type { QueueDefinition } from '../moderation/queue-definition.ts'

export const queues: readonly QueueDefinition[] = [
  { name: 'claims', rank: 20 },
  { name: 'mistakes', rank: 90 },
]

declare module '../moderation/queue-definition.ts' {
  interface ModerationQueues {
    claims: true
    mistakes: true
  }
}
