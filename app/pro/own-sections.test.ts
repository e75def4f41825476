import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ownSections } from './own-sections.ts'

const namesOf = (ending: string) =>
  globSync(`app/pro/*/*${ending}`)
    .map((path) => path.slice(path.lastIndexOf('/') + 1, -ending.length))
    .sort()

it('has the screens of each section beside its data, found by name', () => {
  expect(namesOf('.section.ts')).toEqual([...ownSections.keys()].sort())
  expect(namesOf('.screen.tsx')).toEqual(namesOf('.section.ts'))
})
