import { describe, expect, it } from 'vitest'
import { translate } from '../../../locales/index.ts'
import { faultTexts } from './booking-texts.ts'
import { visitorFaults } from './visitor-faults.ts'

const texts = faultTexts(translate('ru'))
const whole = { LASTNAME: 'Серикова', NAME: 'Айгуль', TEL: '701 123 45 67', EMAIL: '', CONSENT: 'on' }

describe('the form of a booking', () => {
  it.each(['701 123 45 67', '8 701 123 45 67', '+7 701 123 45 67', '+998 90 123 45 67'])(
    'takes the phone %s in Kazakhstan (V-6)',
    (TEL) => expect(visitorFaults({ ...whole, TEL }, 'KZ', texts)).toEqual({}),
  )
  it.each(['90 123 45 67', '998901234567'])('takes the phone %s in Uzbekistan', (TEL) =>
    expect(visitorFaults({ ...whole, TEL }, 'UZ', texts)).toEqual({}),
  )
  it.each(['2999-01-01', '1899-12-31', '2020-02-30'])('takes no child born on %s', (BIRTHDAY) =>
    expect(visitorFaults({ ...whole, BIRTHDAY }, 'KZ', texts)).toEqual({ BIRTHDAY: texts.birthday }),
  )
  it('says what is wrong in every field at once', () =>
    expect(
      visitorFaults({ ...whole, LASTNAME: ' ', TEL: '12', EMAIL: 'anna@', CONSENT: undefined }, 'KZ', texts),
    ).toEqual({
      LASTNAME: texts.required,
      TEL: texts.phone,
      EMAIL: texts.email,
      CONSENT: texts.consent,
    }))
})
