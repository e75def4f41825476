import { describe, expect, it } from 'vitest'
import { ruleCheck } from '../../../client/form/rule-check.ts'
import { translate } from '../../../locales/index.ts'
import { faultTexts } from './booking-texts.ts'
import { sayFault, type VisitorValues, visitorRules } from './visitor-rules.ts'

const texts = faultTexts(translate('ru'))
const whole = { LASTNAME: 'Серикова', NAME: 'Айгуль', TEL: '701 123 45 67', EMAIL: '', CONSENT: true }
const check = (values: VisitorValues, country = 'KZ') =>
  ruleCheck<VisitorValues>({ rules: visitorRules(country) }, sayFault(texts))(values, [])
const fields = (wrong: object) => ({ faults: { fields: wrong, general: undefined } })

describe('the form of a booking', () => {
  it.each([
    ['701 123 45 67', '+77011234567'],
    ['8 701 123 45 67', '+77011234567'],
    ['+7 701 123 45 67', '+77011234567'],
    ['+998 90 123 45 67', '+998901234567'],
  ])('takes the phone %s in Kazakhstan as %s (V-6)', (TEL, sent) =>
    expect(check({ ...whole, TEL })).toMatchObject({ body: { TEL: sent } }),
  )
  it.each(['90 123 45 67', '998901234567'])('takes the phone %s in Uzbekistan', (TEL) =>
    expect(check({ ...whole, TEL }, 'UZ')).toMatchObject({ body: { TEL: '+998901234567' } }),
  )
  it.each(['2999-01-01', '1899-12-31', '2020-02-30'])('takes no child born on %s', (BIRTHDAY) =>
    expect(check({ ...whole, BIRTHDAY })).toEqual(fields({ BIRTHDAY: texts.birthday })),
  )
  it('sends nothing of what was left empty', () =>
    expect(check({ ...whole, BIRTHDAY: '', CONTACT: ' ' })).toEqual({
      body: { LASTNAME: 'Серикова', NAME: 'Айгуль', TEL: '+77011234567', CONSENT: true },
    }))
  it('says what is wrong in every field at once', () =>
    expect(check({ ...whole, LASTNAME: ' ', TEL: '12', EMAIL: 'anna@' })).toEqual(
      fields({ LASTNAME: texts.required, TEL: texts.phone, EMAIL: texts.email }),
    ))
})
