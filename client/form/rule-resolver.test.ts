import { describe, expect, it } from 'vitest'
import { translate } from '../../locales/index.ts'
import { contact, existingPassword, login, optionalName } from '../../schemas/api/text-rules.ts'
import { type FormTextRules, ruleResolver } from './rule-resolver.ts'

type Values = { LOGIN?: string; PASSWORD?: string; MIDDLENAME?: string; CONTACT?: string; REMEMBER?: boolean }

const options = { fields: {}, shouldUseNativeValidation: false }
const check = (rules: FormTextRules<Values>, values: Values) =>
  ruleResolver(rules, translate('en'))(values, undefined, options)

describe('a form over the rules of its texts', () => {
  const rules = { LOGIN: login, PASSWORD: existingPassword, MIDDLENAME: optionalName }
  it('gives the values tidied, without what was left empty', async () => {
    const values = { LOGIN: ' ASEL@example.kz', PASSWORD: 'x', MIDDLENAME: ' ', REMEMBER: false }
    expect(await check({ rules }, values)).toEqual({
      values: { LOGIN: 'asel@example.kz', PASSWORD: 'x', REMEMBER: false },
      errors: {},
    })
  })
  it('says at each field what is wrong with it, also where it was never touched', async () => {
    const { errors } = await check({ rules }, { LOGIN: 'asel' })
    expect(errors).toMatchObject({
      LOGIN: { message: translate('en')('errors:fields.login') },
      PASSWORD: { message: 'Please fill in this field.' },
    })
  })
  it.each([
    ['', 'required'],
    ['asel', 'email'],
    ['8 701 23', 'phone'],
  ] as const)('says of the contact %j what it was probably meant to be: %s', async (CONTACT, problem) => {
    const { errors } = await check({ rules: { CONTACT: contact } }, { CONTACT })
    expect(errors.CONTACT).toMatchObject({ type: problem })
  })
  it('asks for more where the texts are right, but do not fit together', async () => {
    const also: FormTextRules<Values>['also'] = ({ LOGIN, PASSWORD }) => ({
      PASSWORD: LOGIN === PASSWORD ? 'passwordIsLogin' : undefined,
    })
    const same = { LOGIN: 'a@b.kz', PASSWORD: 'a@b.kz' }
    expect((await check({ rules, also }, same)).errors.PASSWORD).toMatchObject({ type: 'passwordIsLogin' })
    const { errors } = await check({ rules, also }, { LOGIN: '', PASSWORD: '' })
    expect(errors.PASSWORD).toMatchObject({ type: 'required' })
  })
})
