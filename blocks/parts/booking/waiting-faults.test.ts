import { describe, expect, it } from 'vitest'
import { translate } from '../../../locales/index.ts'
import { faultTexts } from './booking-texts.ts'
import { waitingFaults } from './waiting-faults.ts'

const texts = { ...faultTexts(translate('ru')), wrongDays: 'days' }
const whole = { NAME: 'Айгуль', DATE_FROM: '2026-11-30', DATE_TO: '2026-12-05', CONSENT: 'on' }
const faults = (more: object) => waitingFaults({ ...whole, ...more }, 'KZ', texts, '2026-11-28')

describe('the form of a waiting list', () => {
  it('takes a phone or an address, whichever is asked for', () => {
    expect(faults({ TEL: '701 123 45 67' })).toEqual({})
    expect(faults({ EMAIL: 'a@example.kz' })).toEqual({})
    expect(faults({ TEL: '12' })).toEqual({ TEL: texts.phone })
    expect(faults({ EMAIL: 'a@' })).toEqual({ EMAIL: texts.email })
  })
  it('wants days that are in order, not past and within a year', () => {
    const TEL = '701 123 45 67'
    expect(faults({ TEL, DATE_TO: '2026-11-29' })).toEqual({ DATE_TO: 'days' })
    expect(faults({ TEL, DATE_FROM: '2026-11-20', DATE_TO: '2026-11-27' })).toEqual({ DATE_TO: 'days' })
    expect(faults({ TEL, DATE_TO: '2028-11-28' })).toEqual({ DATE_TO: 'days' })
    expect(faults({ TEL, DATE_FROM: '' })).toEqual({ DATE_FROM: texts.required })
  })
  it('wants a name and the consent', () => {
    expect(faults({ TEL: '701 123 45 67', NAME: ' ', CONSENT: undefined })).toEqual({
      NAME: texts.required,
      CONSENT: texts.consent,
    })
  })
})
