import { expect, test } from 'vitest'
import { reportOnce } from './report-once.ts'

test('says a thing once, and new things always, however many came before', () => {
  const once = reportOnce(3)
  const said: string[] = []
  for (const key of ['a', 'a', 'b', 'a', 'c', 'd', 'e', 'e', 'a']) once(key, () => said.push(key))
  expect(said).toEqual(['a', 'b', 'c', 'd', 'e', 'a'])
})
