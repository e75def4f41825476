import { byName, declarations } from '../../schemas/core/declarations.ts'
import { moderationQueues } from '../../schemas/moderation/moderation-queues.ts'
import type { CountedQueue } from '../kit/database/queue.ts'

const modules = import.meta.glob<Record<string, unknown>>('/backend/**/*.queue.ts', { eager: true })

/** How queues of moderators are counted, by the path of the file that says so. */
export const countedQueues = declarations<readonly CountedQueue[]>(modules, 'queues')

const counted = byName(countedQueues, ({ name }) => name)

/** Every queue of moderators with its count, in the order of their menu. Throws at start if one is not counted. */
export const waiting: readonly CountedQueue[] = moderationQueues.map((name) => {
  const queue = counted.get(name)
  if (!queue)
    throw new Error(`Nothing counts the queue "${name}": add it to a file backend/<subject>/<name>.queue.ts`)
  return queue
})
