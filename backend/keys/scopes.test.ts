import { expect, it } from 'vitest'
import { scopes } from '../../schemas/access/scopes.ts'
import { scopeOf } from '../kit/http/scope-of.ts'
import { endpoints } from '../registry.ts'

const ofPeopleOnly = [
  'bonus-system:publish',
  'bonus-system:read',
  'bonus-system:write',
  'exchange:read',
  'exchange:write',
  'notes:read',
  'notes:write',
  'organizations:write',
  'staff:write',
]

it('has a scope for each right that a call of the staff asks for, but those of people alone', () => {
  const asked = endpoints.flatMap((endpoint) => {
    const { access } = endpoint
    if (typeof access === 'string') return []
    const scope = scopeOf(endpoint)
    return scope === 'none' ? [] : [scope]
  })
  expect([...new Set(asked)].sort()).toEqual([...scopes].sort())
  const rights = endpoints.flatMap(({ access }) =>
    typeof access === 'string' ? [] : [`${access.section}:${access.action}`],
  )
  const closed = [...new Set(rights)].filter((right) => !scopes.some((scope) => scope === right))
  expect(closed.sort()).toEqual(ofPeopleOnly)
})
