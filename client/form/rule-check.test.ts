import { describe, expect, it } from 'vitest'
import { translate } from '../../locales/index.ts'
import { contact, existingPassword, login } from '../../schemas/api/account-rules.ts'
import { optionalName } from '../../schemas/api/text-rules.ts'
import { type FormTextRules, ruleCheck } from './rule-check.ts'

type Values = { LOGIN?: string; PASSWORD?: string; MIDDLENAME?: string; CONTACT?: string; REMEMBER?: boolean }

const t = translate('en')
const check = (rules: FormTextRules<Values>, values: Values) =>
  ruleCheck<Values>(rules, (problem) => t(`errors:fields.${problem}`))(values, [])
/** The messages of what is wrong, by field. */
function faults(rules: FormTextRules<Values>, values: Values) {
  const checked = check(rules, values)
  return 'faults' in checked ? checked.faults.fields : {}
}

describe('a form over the rules of its texts', () => {
  const rules = { LOGIN: login, PASSWORD: existingPassword, MIDDLENAME: optionalName }
  it('gives the values tidied, without what was left empty', () => {
    const values = { LOGIN: ' ASEL@example.kz', PASSWORD: 'x', MIDDLENAME: ' ', REMEMBER: false }
    expect(check({ rules }, values)).toEqual({
      body: { LOGIN: 'asel@example.kz', PASSWORD: 'x', REMEMBER: false },
    })
  })
  it('says at each field what is wrong with it, also where it was never touched', () => {
    expect(faults({ rules }, { LOGIN: 'asel' })).toEqual({
      LOGIN: t('errors:fields.login'),
      PASSWORD: 'Please fill in this field.',
    })
  })
  it.each([
    ['', 'required'],
    ['asel', 'email'],
    ['8 701 23', 'phone'],
  ] as const)('says of the contact %j what it was probably meant to be: %s', (CONTACT, problem) => {
    expect(faults({ rules: { CONTACT: contact } }, { CONTACT })).toEqual({
      CONTACT: t(`errors:fields.${problem}`),
    })
  })
  it('asks for more where the texts are right, but do not fit together', () => {
    const also: FormTextRules<Values>['also'] = ({ LOGIN, PASSWORD }) => ({
      PASSWORD: LOGIN === PASSWORD ? 'passwordIsLogin' : undefined,
    })
    const same = { LOGIN: 'a@b.kz', PASSWORD: 'a@b.kz' }
    expect(faults({ rules, also }, same)).toEqual({ PASSWORD: t('errors:fields.passwordIsLogin') })
    expect(faults({ rules, also }, { LOGIN: '', PASSWORD: '' }).PASSWORD).toBe(t('errors:fields.required'))
  })
})
