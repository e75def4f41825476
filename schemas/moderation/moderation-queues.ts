import { byName, declarations } from '../core/declarations.ts'
import type { ModerationQueue, QueueDefinition } from './queue-definition.ts'

export type { ModerationQueue } from './queue-definition.ts'

const modules = import.meta.glob<Record<string, unknown>>('../*/*.queue.ts', { eager: true })

/** The queues of moderators, by the path of the file that declares them. */
export const declaredQueues = declarations<readonly QueueDefinition[]>(modules, 'queues')

/** Every queue of moderators, in the order of their menu. */
export const moderationQueues: readonly ModerationQueue[] = [
  ...byName(declaredQueues, ({ name }) => name).values(),
]
  .sort((one, other) => one.rank - other.rank)
  .map(({ name }) => name)
