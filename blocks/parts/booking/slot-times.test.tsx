import { expect, it } from 'vitest'
import { translate } from '../../../locales/index.ts'
import { render } from '../../../ui/test/render.tsx'
import { dateWords } from '../common/date-words.ts'
import { bookingTexts } from './booking-texts.ts'
import { SlotTimes } from './slot-times.client.tsx'
import { placeAfter } from './use-roving.client.ts'

const t = translate('ru')
const slot = (LABEL: string) => ({ START: LABEL, END: '', LABEL, PRICE: null, PRICE_TO: null })

it('is one stop of the Tab key, whatever the parts of the day', () => {
  const html = render(
    <SlotTimes
      date="2026-12-15"
      slots={['09:00', '10:00', '13:00', '18:00'].map(slot)}
      currency={null}
      texts={bookingTexts(t)}
      words={dateWords(t)}
      parts={{ morning: 'Утром', day: 'Днём', evening: 'Вечером' }}
      isBusy={false}
      isOwn={undefined}
      onPick={() => {}}
    />,
  )
  expect([...html.matchAll(/<button[^>]*tabindex="(-?\d)"/gi)].map(([, index]) => index)).toEqual([
    '0',
    '-1',
    '-1',
    '-1',
  ])
  expect(html).toMatch(/role="group" aria-label="15 декабря, вторник"/i)
})

it('goes around with the arrows, and to the ends with Home and End', () => {
  expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].map((key) => placeAfter(key, 0, 3))).toEqual([
    1, 1, 2, 2,
  ])
  expect([placeAfter('ArrowRight', 2, 3), placeAfter('Home', 2, 3), placeAfter('End', 0, 3)]).toEqual([
    0, 0, 2,
  ])
  expect(placeAfter('Tab', 0, 3)).toBeUndefined()
})
