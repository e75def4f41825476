import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decisionBody } from './moderation.ts'
import { companyBody } from './registration.ts'
import { serviceRequestBody } from './service-request.ts'

const whole = {
  COMPANY_NAME: 'Клиника',
  KIND: 'clinic',
  TAX_NUMBER: '940140000385',
  LOCATION_CODE: 'almaty',
  ADDRESS: 'пр. Абая, 10',
  PHONES: ['+77001234567'],
  CONSENT: 'true',
}

describe('a registration', () => {
  it('takes what a form leaves empty for absent', () => {
    const form = { ...whole, EMAIL: '', LICENSE: '', LATITUDE: '', LONGITUDE: '', LOGO: new File([], '') }
    expect(companyBody.parse(form)).toMatchObject({ CONSENT: true, LICENSE_SCANS: [] })
    expect(companyBody.parse(form).EMAIL).toBeUndefined()
  })
  it('reads a point from texts', () => {
    expect(companyBody.parse({ ...whole, LATITUDE: '43.2', LONGITUDE: '76.9' })).toMatchObject({
      LATITUDE: 43.2,
      LONGITUDE: 76.9,
    })
  })
  it('never throws and never lets control characters through, whatever is sent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(whole), 'LICENSE'), fc.anything(), (name, value) => {
        const parsed = companyBody.safeParse({ ...whole, [name]: value })
        return !parsed.success || !/\p{Cc}|\p{Cs}/u.test(JSON.stringify(Object.values(parsed.data)))
      }),
    )
  })
})

describe('a decision', () => {
  it.each([
    ['active', undefined, true],
    ['active', '', true],
    ['rejected', '', false],
    ['rejected', '  ', false],
    ['suspended', undefined, false],
    ['suspended', 'Причина', true],
    ['moderation', 'Причина', false],
  ])('to %s with the reason %j: %s', (STATUS, REASON, isRight) => {
    expect(decisionBody.safeParse({ STATUS, REASON, VERSION: 1 }).success).toBe(isRight)
  })
})

describe('a request for services', () => {
  it('never throws, whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => typeof serviceRequestBody.safeParse(value).success === 'boolean'),
    )
  })
})
