import { expect, test } from 'vitest'
import { declarations } from './declarations.ts'

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
