import { expect, it } from 'vitest'
import { menuTypes } from './menu-kind.ts'
import { aliasLabels, menuTypeLabels, offeredTypes } from './menu-labels.ts'
import { slugOfAlias } from './menu-slug.ts'

it('offers all thirteen types (C-21), each with a name', () => {
  const known = menuTypes.map(([type]) => type)
  expect([...offeredTypes].sort((a, b) => a - b)).toEqual(known)
  expect(Object.keys(menuTypeLabels).map(Number)).toEqual(known)
})

it('offers aliases that are the slugs of their pages (C-22)', () => {
  for (const alias of Object.keys(aliasLabels)) expect(slugOfAlias(alias)).toBe(alias)
})
