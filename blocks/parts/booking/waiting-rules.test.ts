import { describe, expect, it } from 'vitest'
import { ruleCheck } from '../../../client/form/rule-check.ts'
import { translate } from '../../../locales/index.ts'
import { faultTexts } from './booking-texts.ts'
import { sayFault } from './visitor-rules.ts'
import { type WaitingValues, waitingRules, wrongDays } from './waiting-rules.ts'

const texts = { ...faultTexts(translate('ru')), wrongDays: 'days' }
const whole: WaitingValues = {
  NAME: 'Айгуль',
  DATE_FROM: '2026-11-30',
  DATE_TO: '2026-12-05',
  DAY_PARTS: [],
  CONSENT: true,
}
function faults(more: Partial<WaitingValues>, channel: 'TEL' | 'EMAIL' = 'TEL') {
  const rules = waitingRules(channel, 'KZ')
  const also = (values: WaitingValues) => wrongDays(values, '2026-11-28')
  const checked = ruleCheck<WaitingValues, 'wrongDays'>({ rules, also }, sayFault(texts))(
    { ...whole, ...more },
    [],
  )
  return 'faults' in checked ? checked.faults.fields : {}
}

describe('the form of a waiting list', () => {
  it('takes a phone or an address, whichever is asked for', () => {
    expect(faults({ TEL: '701 123 45 67' })).toEqual({})
    expect(faults({ EMAIL: 'a@example.kz' }, 'EMAIL')).toEqual({})
    expect(faults({ TEL: '12' })).toEqual({ TEL: texts.phone })
    expect(faults({ EMAIL: 'a@' }, 'EMAIL')).toEqual({ EMAIL: texts.email })
  })
  it('wants days that are in order, not past and within a year', () => {
    const TEL = '701 123 45 67'
    expect(faults({ TEL, DATE_TO: '2026-11-29' })).toEqual({ DATE_TO: 'days' })
    expect(faults({ TEL, DATE_FROM: '2026-11-20', DATE_TO: '2026-11-27' })).toEqual({ DATE_TO: 'days' })
    expect(faults({ TEL, DATE_TO: '2028-11-28' })).toEqual({ DATE_TO: 'days' })
    expect(faults({ TEL, DATE_FROM: '' })).toEqual({ DATE_FROM: texts.required })
  })
  it('wants a name', () => {
    expect(faults({ TEL: '701 123 45 67', NAME: ' ' })).toEqual({ NAME: texts.required })
  })
})
