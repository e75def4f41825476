import { describe, expect, it } from 'vitest'
import { translate } from '../../locales/index.ts'
import { authorizeBody } from '../../schemas/api/account.ts'
import { requestAccessBody } from '../../schemas/api/staff.ts'
import { type FormSchema, schemaCheck } from './schema-check.ts'

const names = ['LOGIN', 'PASSWORD', 'access_code']
const t = translate('en')
const check = (
  rules: FormSchema<typeof authorizeBody, Record<string, unknown>>,
  values: Record<string, unknown>,
) => schemaCheck(rules, t)(values, names)

describe('a form over the schema of its call', () => {
  it('gives the body as the schema writes it, without what was left empty', () => {
    const values = { LOGIN: ' ASEL@example.kz', PASSWORD: 'x', REMEMBER: '' }
    expect(check({ schema: authorizeBody }, values)).toEqual({
      body: { LOGIN: 'asel@example.kz', PASSWORD: 'x', REMEMBER: false },
    })
  })
  it('says at each field what is wrong with it, the rest of the whole form', () => {
    expect(check({ schema: authorizeBody }, { LOGIN: 'asel', PASSWORD: '' })).toEqual({
      faults: {
        fields: { LOGIN: t('errors:fields.login'), PASSWORD: 'Please fill in this field.' },
        general: undefined,
      },
    })
    const toBody = (values: object) => ({ ...values, REMEMBER: 'x', more: 1 })
    expect(check({ schema: authorizeBody, toBody }, { LOGIN: 'a@b.kz', PASSWORD: 'x' })).toEqual({
      faults: { fields: {}, general: 'This value is not allowed. There is no such field.' },
    })
  })
  it('keeps the limits of a sentence', () => {
    const { access_code } = { access_code: 'x'.repeat(61) }
    expect(schemaCheck({ schema: requestAccessBody }, t)({ access_code }, names)).toMatchObject({
      faults: { fields: { access_code: 'Too long: there is room for 60 characters.' } },
    })
  })
})
