import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesBelow } from './lib/source-files.ts'

it('has each directive as the first line of its file, where alone it says anything', () => {
  const files = ['app', 'client', 'pro-forms', 'ui'].flatMap((folder) => filesBelow(folder))
  const late = files.filter((file) => /\n\W*'use (client|server)'/.test(readFileSync(file, 'utf8')))
  expect(late).toEqual([])
})
