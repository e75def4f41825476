import { scopeFor } from '../../../schemas/access/scopes.ts'
import type { NeededScope } from '../access/check-key-access.ts'
import { type Endpoint, isMutation } from './endpoint.ts'

/**
 * Which keys make a call: those with a scope, every key of the company, or none, because only people make it. A change asks for more than the right to
 * read, whatever people need for it: a program that reads sends no message.
 */
export function scopeOf(endpoint: Pick<Endpoint, 'access' | 'method' | 'changes'>): NeededScope {
  const { access } = endpoint
  if (access === 'anyone' || access === 'staff') return 'every'
  if (typeof access === 'string' || access.ofPeople) return 'none'
  const action = access.action === 'read' && isMutation(endpoint) ? 'write' : access.action
  return scopeFor(access.section, action) ?? 'none'
}
