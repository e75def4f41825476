import type { QueueDefinition } from '../moderation/queue-definition.ts'

export const queues: readonly QueueDefinition[] = [{ name: 'consultations', rank: 50 }]

declare module '../moderation/queue-definition.ts' {
  interface ModerationQueues {
    consultations: true
  }
}
