import { type Scope, scopes } from '../../../schemas/access/scopes.ts'
import type { Access } from './access.ts'

/** Which keys make a call: those with a scope, every key of the company, or none, because only people make it. */
export function scopeOf(access: Access): Scope | 'every' | 'none' {
  if (access === 'anyone' || access === 'staff') return 'every'
  if (typeof access === 'string') return 'none'
  return scopes.find((scope) => scope === `${access.section}:${access.action}`) ?? 'none'
}
