import { describe, expect, it } from 'vitest'
import { translate } from '../../locales/index.ts'
import { authorizeBody } from '../../schemas/api/account.ts'
import { requestAccessBody } from '../../schemas/api/staff.ts'
import { type FormRules, formResolver } from './form-resolver.ts'

const options = { names: ['LOGIN', 'PASSWORD', 'access_code'], fields: {}, shouldUseNativeValidation: false }
const check = (
  rules: FormRules<typeof authorizeBody, Record<string, unknown>>,
  values: Record<string, unknown>,
) => formResolver(rules, translate('en'))(values, undefined, options)

describe('a form over the schema of its call', () => {
  it('gives the body as the schema writes it, without what was left empty', async () => {
    const values = { LOGIN: ' ASEL@example.kz', PASSWORD: 'x', REMEMBER: '' }
    expect(await check({ schema: authorizeBody }, values)).toEqual({
      values: { LOGIN: 'asel@example.kz', PASSWORD: 'x', REMEMBER: false },
      errors: {},
    })
  })
  it('says at each field what is wrong with it, the rest at the root', async () => {
    const { errors } = await check({ schema: authorizeBody }, { LOGIN: 'asel', PASSWORD: '' })
    expect(errors).toMatchObject({
      LOGIN: { message: translate('en')('errors:fields.login') },
      PASSWORD: { message: 'Please fill in this field.' },
    })
    const toBody = (values: object) => ({ ...values, REMEMBER: 'x', more: 1 })
    const { errors: others } = await check(
      { schema: authorizeBody, toBody },
      { LOGIN: 'a@b.kz', PASSWORD: 'x' },
    )
    expect(others).toMatchObject({ root: { message: 'This value is not allowed. There is no such field.' } })
  })
  it('keeps the limits of a sentence', async () => {
    const resolve = formResolver({ schema: requestAccessBody }, translate('en'))
    const { errors } = await resolve({ access_code: 'x'.repeat(61) }, undefined, options)
    expect(errors).toMatchObject({ access_code: { message: 'Too long: there is room for 60 characters.' } })
  })
})
