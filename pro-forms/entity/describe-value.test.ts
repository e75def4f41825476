import { expect, it } from 'vitest'
import { publicationFields } from '../../schemas/publication.ts'
import { t } from '../../schemas/type.ts'
import { describeValue } from './describe-value.ts'

it('says dates in words, and times by the clocks of the clinic', () => {
  const instant = '2020-12-01T04:00:00.000Z'
  const said = (timezone: string) => describeValue(publicationFields.shownFrom, instant, 'en', { timezone })
  expect(said('Asia/Almaty')).toBe('01 December 2020, 10:00')
  expect(said('Europe/Minsk')).toBe('01 December 2020, 07:00')
  expect(describeValue(t.date(), '2020-12-01', 'ru')).toBe('01 декабря 2020')
})
