import type { QueueDefinition } from '../moderation/queue-definition.ts'

export const queues: readonly QueueDefinition[] = [
  { name: 'sites', rank: 60 },
  { name: 'news', rank: 70 },
  { name: 'organizations', rank: 80 },
]

declare module '../moderation/queue-definition.ts' {
  interface ModerationQueues {
    sites: true
    news: true
    organizations: true
  }
}
