import { expect, it } from 'vitest'
import { translate } from '../../../locales/index.ts'
import { realTimes } from './real-times.ts'

const [began, ended] = ['2026-11-30T04:07:50.123Z', '2026-11-30T04:41:00Z']

it.each([
  [began, ended, '09:07–09:41'],
  [began, null, 'начался в 09:07'],
  [null, ended, 'закончился в 09:41'],
  [null, null, undefined],
])('of a visit that began at %s and ended at %s are %s', (BEGAN_AT, ENDED_AT, said) => {
  expect(realTimes({ BEGAN_AT, ENDED_AT, TIMEZONE: 'Asia/Almaty' }, translate('ru'))).toBe(said)
})
