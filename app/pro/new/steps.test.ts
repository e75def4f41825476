import { describe, expect, it } from 'vitest'
import { schemaCheck } from '../../../client/form/schema-check.ts'
import { translate } from '../../../locales/index.ts'
import { type Locale, locales } from '../../../locales/locale.ts'
import { localizedFields } from '../../../schemas/api/localized-names.ts'
import { companyBody, companyNames, correctedCompanyBody } from '../../../schemas/api/registration.ts'
import { bodyOf, formOf } from './body-of.ts'
import { registrationRules } from './registration-rules.ts'
import { empty, emptyTexts, type RegistrationValues, textsOf } from './registration-values.ts'
import { firstStepOf, stepOf, steps } from './steps.ts'

const t = translate('ru')
const cities = [
  { code: 'almaty', name: 'Алматы', country: 'KZ', zone: 'Asia/Almaty', terms: [] },
  { code: 'tashkent', name: 'Ташкент', country: 'UZ', zone: 'Asia/Tashkent', terms: [] },
]
const whole: RegistrationValues = {
  ...empty,
  KIND: 'clinic',
  COMPANY_NAME: 'Клиника',
  LOCATION_CODE: 'almaty',
  ADDRESS: 'пр. Абая, 10',
  PHONES: ['8 (700) 123-45-67', ''],
  TAX_NUMBER: '940 140 000 385',
  CONSENT: true,
}
const names = steps.flatMap(({ fields }) => [...fields])
const check = (values: Partial<RegistrationValues>, locale: Locale) =>
  schemaCheck(registrationRules({ cities, isCorrection: false, locale }), t)({ ...whole, ...values }, names)
async function faults(values: Partial<RegistrationValues>, locale: Locale = 'ru') {
  const checked = await check(values, locale)
  return 'faults' in checked ? checked.faults.fields : {}
}
const firstStep = async (values: Partial<RegistrationValues>) =>
  firstStepOf(Object.keys(await faults(values)))

describe('the steps of a registration (R11)', () => {
  it('find nothing wrong with one that is whole', async () => {
    expect(await faults({})).toEqual({})
  })

  it('take phones as people of the country write them', async () => {
    const { toBody } = registrationRules({ cities, isCorrection: false, locale: 'ru' })
    const phonesIn = (LOCATION_CODE: string, phone: string) =>
      toBody({ ...whole, LOCATION_CODE, PHONES: [phone] }).PHONES
    expect(phonesIn('almaty', '701 234 56 78')).toEqual(['+77012345678'])
    expect(phonesIn('tashkent', '90 123-45-67')).toEqual(['+998901234567'])
    expect(phonesIn('tashkent', '+7 701 234 56 78')).toEqual(['+7 701 234 56 78'])
    expect(await faults({ PHONES: ['701 234 56 78'] })).toEqual({})
  })

  it('show each fault where its field is', async () => {
    expect(await firstStep({ COMPANY_NAME: ' ' })).toBe(0)
    expect(await firstStep({ ADDRESS: '' })).toBe(1)
    expect(await firstStep({ PHONES: ['', '123'] })).toBe(2)
    expect(await firstStep({ CONSENT: false })).toBe(4)
    expect(await firstStep({ CONSENT: false, TAX_NUMBER: '1' })).toBe(3)
    expect(stepOf('LICENSE_SCANS[2]')).toBe(3)
    expect(stepOf('SOMETHING_NEW')).toBe(steps.length - 1)
  })

  it.each(locales)('need a name in one language, for which %s asks in its own field', async (locale) => {
    const nameless = { ...localizedFields('COMPANY_NAME', '', ''), ADDRESS: '' }
    const required = t('errors:fields.required')
    expect(await faults(nameless, locale)).toEqual({
      [companyNames[locale]]: required,
      ADDRESS: required,
    })
    expect(await faults({ ...nameless, ADDRESS: whole.ADDRESS, COMPANY_NAME_UZ: 'Klinika' }, locale)).toEqual(
      {},
    )
  })

  it('ask for a name and a phone at once, whatever else is missing', async () => {
    const required = t('errors:fields.required')
    expect(await faults({ ...empty }, 'uz')).toMatchObject({
      KIND: required,
      COMPANY_NAME_UZ: required,
      PHONES: required,
    })
    expect(await firstStep({ PHONES: [' '] })).toBe(2)
  })

  it('judge a tax number by the country of the city, whatever else is missing', async () => {
    const uzbek = { TAX_NUMBER: t('errors:fields.taxNumberUz') }
    expect(await faults({ LOCATION_CODE: 'tashkent' })).toMatchObject(uzbek)
    expect(await faults({ LOCATION_CODE: 'tashkent', TAX_NUMBER: '12' })).toMatchObject(uzbek)
    expect(await faults({ LOCATION_CODE: 'tashkent', ADDRESS: '', CONSENT: false })).toMatchObject(uzbek)
    const kazakh = { TAX_NUMBER: t('errors:fields.taxNumberKz') }
    expect(await faults({ TAX_NUMBER: '940140000386' })).toMatchObject(kazakh)
  })

  it('have every field of the body, but that a logo is replaced and not taken away', () => {
    const { REMOVE_LOGO: _, ...known } = { ...companyBody.shape, ...correctedCompanyBody.shape }
    expect([...names].sort()).toEqual(Object.keys(known).sort())
  })
})

describe('the form of a registration', () => {
  const parsed = (form: FormData) => {
    const values = [...new Set(form.keys())].map((name) =>
      name.endsWith('[]') ? [name.slice(0, -2), form.getAll(name)] : [name, form.get(name)],
    )
    return correctedCompanyBody.parse(Object.fromEntries(values))
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
