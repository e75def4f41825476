import { expect, it } from 'vitest'
import { scopes } from '../../schemas/access/scopes.ts'
import { endpoints } from '../registry.ts'

const ofPeopleOnly = ['notes:read', 'notes:write', 'staff:write', 'exchange:read']

it('has a scope for each right that a call of the staff asks for, but those of people alone', () => {
  const asked = endpoints.flatMap(({ access }) =>
    typeof access === 'object' ? [`${access.section}:${access.action}`] : [],
  )
  expect([...scopes].sort()).toEqual(
    [...new Set(asked)].filter((scope) => !ofPeopleOnly.includes(scope)).sort(),
  )
})
