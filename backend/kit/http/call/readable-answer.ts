import { isRecord } from '../../../../schemas/core/is-record.ts'
import { checkRight } from '../../access/check-right.ts'
import { type Holder, may, permissionsOf } from '../../access/permissions.ts'
import { type Endpoint, isMutation, RawJson } from '../endpoint.ts'
import { mediaTypeOf } from '../file-answer.ts'

/** What names a thing and its version, by which a program goes on with it. */
const isName = (key: string): boolean => /(?:^|_)CODE$/.test(key) || key === 'REVISION'

const namesOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(namesOf)
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => isName(key)))
    : undefined
}

type Called = Pick<Endpoint, 'access' | 'method' | 'changes' | 'answer'>

/** Whether a call makes something of which codes and revisions alone can be said; not if it reads, or answers with a file. */
const isNamed = (called: Called): boolean =>
  isMutation(called) && mediaTypeOf(called.answer) === 'application/json'

/** Whether a call is made by a key that may do what it asks for, and not read in that section. */
function readsNothing({ access }: Called, member: Holder | undefined): boolean {
  if (!member?.scopes || typeof access === 'string' || access.action === 'read') return false
  return !may(permissionsOf(member), access.section, 'read')
}

/** Throws 403 `KEY_SCOPE` for a call that asks for the right to write, and only reads or answers with a file, by a key that may not read. */
export function checkReadable(called: Called, member: Holder | undefined): void {
  if (member && typeof called.access !== 'string' && !isNamed(called) && readsNothing(called, member))
    checkRight(member, { section: called.access.section, action: 'read' }, 'FORBIDDEN')
}

/** The answer of a change; for a program whose key writes in a section and does not read there, the codes and revisions of it alone. */
export function readableAnswer(answer: unknown, called: Called, member: Holder | undefined): unknown {
  if (!isNamed(called) || !readsNothing(called, member)) return answer
  return namesOf(answer instanceof RawJson ? JSON.parse(answer.text) : answer)
}
