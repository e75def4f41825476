import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { translate } from '../../locales/index.ts'
import { authorizeBody } from '../../schemas/api/account.ts'
import { CallError } from '../call-error.ts'
import { faultsOfCall, faultsOfValues } from './form-faults.ts'

const names = new Set(['LOGIN', 'PASSWORD'])

describe('what a schema finds', () => {
  it('stands at the fields of the form, what has no field above its button', () => {
    const { error } = authorizeBody.safeParse({ LOGIN: 'asel', REMEMBER: 'x', more: 1 })
    if (!error) throw new Error('the body is wrong')
    const { fields, general } = faultsOfValues(error, names, translate('en'))
    expect(Object.keys(fields).sort()).toEqual(['LOGIN', 'PASSWORD'])
    expect(fields.PASSWORD).toEqual(['Please fill in this field.'])
    expect(general).toBe('This value is not allowed. There is no such field.')
  })
})

describe('what an answer tells', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  it('stands at the fields alone, where they say it all', () => {
    const error = new CallError(422, 'FIELDS', 'Check the fields.', { fields: { LOGIN: ['wrong'] } })
    expect(faultsOfCall(error, names)).toEqual({ fields: { LOGIN: ['wrong'] }, general: undefined, until: 0 })
  })
  it('is said above the button where it concerns no field, or one that is not seen', () => {
    const all = new CallError(401, 'WRONG_CREDENTIALS', 'They do not fit.')
    expect(faultsOfCall(all, names)).toMatchObject({ fields: {}, general: 'They do not fit.' })
    const unseen = new CallError(422, 'FIELDS', 'Check.', { fields: { TOKEN: ['Not allowed.'] } })
    expect(faultsOfCall(unseen, names)).toMatchObject({ fields: {}, general: 'Not allowed.' })
  })
  it('says from when it makes sense to try again', () => {
    const error = new CallError(429, 'TOO_MANY', 'Wait.', { retryAfter: 65 })
    expect(faultsOfCall(error, names)).toEqual({ fields: {}, general: 'Wait.', until: 1_065_000 })
  })
  it('hides no mistake of ours', () => {
    expect(() => faultsOfCall(new TypeError('ours'), names)).toThrow('ours')
  })
})
