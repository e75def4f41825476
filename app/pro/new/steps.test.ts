import { describe, expect, it } from 'vitest'
import { translate } from '../../../locales/index.ts'
import { companyBody, mendCompanyBody } from '../../../schemas/api/registration.ts'
import { bodyOf, formOf } from './body-of.ts'
import { type Entered, emptyTexts, textsOf } from './entered.ts'
import { faultsOf, firstWrongStep, stepOf, steps } from './steps.ts'

const t = translate('ru')
const cities = [
  { code: 'almaty', name: 'Алматы', country: 'KZ' },
  { code: 'tashkent', name: 'Ташкент', country: 'UZ' },
]
const whole: Entered = {
  ...emptyTexts,
  KIND: 'clinic',
  COMPANY_NAME: 'Клиника',
  LOCATION_CODE: 'almaty',
  ADDRESS: 'пр. Абая, 10',
  PHONES: ['8 (700) 123-45-67', ''],
  TAX_NUMBER: '940 140 000 385',
  LOGO: undefined,
  LICENSE_SCANS: [],
  KEEP_SCANS: [],
  CONSENT: true,
}
const faults = (values: Partial<Entered>, isMended = false) =>
  faultsOf({ ...whole, ...values }, { cities, isMended, t })

describe('the steps of a registration (R11)', () => {
  it('find nothing wrong with one that is whole', () => {
    expect(faults({})).toEqual({})
  })

  it('show each fault where its field is', () => {
    expect(firstWrongStep(faults({ COMPANY_NAME: ' ' }))).toBe(0)
    expect(firstWrongStep(faults({ ADDRESS: '' }))).toBe(1)
    expect(firstWrongStep(faults({ PHONES: ['', '123'] }))).toBe(2)
    expect(firstWrongStep(faults({ CONSENT: false }))).toBe(4)
    expect(firstWrongStep(faults({ CONSENT: false, TAX_NUMBER: '1' }))).toBe(3)
    expect(stepOf('LICENSE_SCANS[2]')).toBe(3)
    expect(stepOf('SOMETHING_NEW')).toBe(steps.length - 1)
  })

  it('judge a tax number by the country of the city', () => {
    expect(faults({ LOCATION_CODE: 'tashkent' })).toEqual({ TAX_NUMBER: [t('errors:fields.taxNumberUz')] })
    expect(faults({ TAX_NUMBER: '940140000386' })).toEqual({ TAX_NUMBER: [t('errors:fields.taxNumberKz')] })
  })

  it('have every field of the body', () => {
    const asked = steps.flatMap(({ fields }) => [...fields]).sort()
    const known = Object.keys({ ...companyBody.shape, ...mendCompanyBody.shape }).sort()
    expect(asked).toEqual(known)
  })
})

describe('the form of a registration', () => {
  const parsed = (form: FormData) => {
    const values = [...new Set(form.keys())].map((name) =>
      name.endsWith('[]') ? [name.slice(0, -2), form.getAll(name)] : [name, form.get(name)],
    )
    return mendCompanyBody.parse(Object.fromEntries(values))
  }

  it('says the same as the body that was checked', () => {
    const scan = new File(['%PDF-'], 'a.pdf')
    const sent = parsed(formOf(bodyOf({ ...whole, LICENSE_SCANS: [scan], EMAIL: 'A@b.kz' }, false)))
    expect(sent).toMatchObject({ PHONES: ['+77001234567'], EMAIL: 'a@b.kz', CONSENT: true })
    expect(sent.LICENSE_SCANS).toHaveLength(1)
    expect(sent.KEEP_SCANS).toBeUndefined()
  })

  it('can say that no paper of before stays', () => {
    expect(parsed(formOf(bodyOf(whole, true))).KEEP_SCANS).toEqual([])
  })
})

it('a draft of another time gives what can still be used', () => {
  expect(textsOf(undefined)).toEqual(emptyTexts)
  expect(textsOf({ COMPANY_NAME: 'Клиника', ADDRESS: 7, PHONES: [1, '+7'], OLD: 'x' })).toEqual({
    ...emptyTexts,
    COMPANY_NAME: 'Клиника',
    PHONES: ['+7'],
  })
})
