import { expect, test } from 'vitest'
import { allNamed, declarations } from './declarations.ts'

test('gives what each file declares, in the order of their paths', () => {
  const found = declarations(
    { '/backend/b.worker.ts': { worker: 2 }, '/backend/a.worker.ts': { worker: 1 } },
    'worker',
  )
  expect([...found]).toEqual([
    ['backend/a.worker.ts', 1],
    ['backend/b.worker.ts', 2],
  ])
})

test('names the file that does not export its declaration', () => {
  expect(() => declarations({ '/backend/a.worker.ts': { job: 1 } }, 'worker')).toThrow(
    'backend/a.worker.ts exports no `worker`',
  )
})

test('joins what files name, and names both of two that say the same', () => {
  const found = new Map<string, Record<string, number>>([
    ['a.messages.ts', { one: 1 }],
    ['b.messages.ts', { two: 2 }],
  ])
  expect([...allNamed(found)]).toEqual([
    ['one', 1],
    ['two', 2],
  ])
  const twice = new Map([...found, ['c.messages.ts', { one: 3 }] as const])
  expect(() => allNamed(twice)).toThrow('a.messages.ts and c.messages.ts both say "one"')
})
