import { describe, expect, it } from 'vitest'
import { CallError } from '../call-error.ts'
import { faultsByField, faultsOfCall } from './form-faults.ts'

const form = { names: ['LOGIN', 'PASSWORD', 'PHONES'] }

describe('what is wrong with a body', () => {
  it('stands at the fields of the form, also where they are parts of one', () => {
    const { fields, general } = faultsByField(
      { LOGIN: ['wrong', 'too long'], 'PHONES[1]': ['no phone'] },
      form,
    )
    expect(fields).toEqual({ LOGIN: 'wrong', 'PHONES[1]': 'no phone' })
    expect(general).toBeUndefined()
  })
  it('stands where a field shows it that has another name', () => {
    const { fields } = faultsByField({ EMAIL: ['wrong'] }, { ...form, shownAt: { EMAIL: 'LOGIN' } })
    expect(fields).toEqual({ LOGIN: 'wrong' })
  })
  it('is said once above the button where the form has no field for it', () => {
    const { fields, general } = faultsByField({ REMEMBER: ['Not allowed.'], more: ['Not allowed.'] }, form)
    expect(fields).toEqual({})
    expect(general).toBe('Not allowed.')
  })
})

describe('what an answer tells', () => {
  it('stands at the fields alone, where they say it all', () => {
    const error = new CallError(422, 'FIELDS', 'Check the fields.', { fields: { LOGIN: ['wrong'] } })
    expect(faultsOfCall(error, form)).toEqual({ fields: { LOGIN: 'wrong' }, general: undefined })
  })
  it('is said above the button where it concerns no field, or one that is not seen', () => {
    const all = new CallError(401, 'WRONG_CREDENTIALS', 'They do not fit.')
    expect(faultsOfCall(all, form)).toEqual({ fields: {}, general: 'They do not fit.' })
    const unseen = new CallError(422, 'FIELDS', 'Check.', { fields: { TOKEN: ['Not allowed.'] } })
    expect(faultsOfCall(unseen, form)).toEqual({ fields: {}, general: 'Not allowed.' })
  })
})
