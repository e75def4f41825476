import { expect, it } from 'vitest'
import { declaredQueues, moderationQueues } from './moderation-queues.ts'

const sources = import.meta.glob<string>('../*/*.ts', { eager: true, query: '?raw', import: 'default' })

it('finds the queues wherever a subject declares them', () => {
  const declaring = Object.keys(sources).filter((file) =>
    sources[file]?.includes('export const queues: readonly QueueDefinition[] ='),
  )
  expect([...declaredQueues.keys()].sort()).toEqual(declaring.sort())
})

it('orders them as in the menu', () => {
  expect(moderationQueues).toEqual([
    ...['companies', 'claims', 'reviews', 'questions', 'consultations'],
    ...['sites', 'news', 'organizations', 'mistakes'],
  ])
})
