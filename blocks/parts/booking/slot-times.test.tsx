import { describe, expect, it } from 'vitest'
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

it('says which keys lead from one time to the next, unless there is one', () => {
  const hintsOf = (labels: string[]) =>
    render(
      <SlotTimes
        date="2026-12-15"
        slots={labels.map(slot)}
        currency={null}
        texts={bookingTexts(t)}
        words={dateWords(t)}
        parts={{ morning: 'Утром', day: 'Днём', evening: 'Вечером' }}
        isBusy={false}
        isOwn={undefined}
        onPick={() => {}}
      />,
    ).match(/(?:data-grouped|aria-description)="[^"]*"/g)
  expect(hintsOf(['09:00', '10:00'])).toEqual([
    'data-grouped="← → другое время"',
    'aria-description="← → другое время"',
    'aria-description="← → другое время"',
  ])
  expect(hintsOf(['09:00'])).toBeNull()
})

describe('the keys', () => {
  /** Two rows of three and one, and a third of two, which is a little uneven. */
  const corners = [
    { x: 0, y: 0 },
    { x: 90, y: 0 },
    { x: 180, y: 0 },
    { x: 0, y: 52 },
    { x: 0, y: 130 },
    { x: 90, y: 131 },
  ]
  const from = (at: number, ...keys: string[]) => keys.map((key) => placeAfter(key, at, corners))

  it('go around to the sides, and to the ends with Home and End', () => {
    expect(from(0, 'ArrowRight', 'ArrowLeft', 'Home', 'End')).toEqual([1, 5, 0, 5])
    expect(from(5, 'ArrowRight', 'ArrowLeft', 'Home', 'End')).toEqual([0, 4, 0, 5])
    expect(from(0, 'Tab')).toEqual([undefined])
  })

  it('go to the nearest time of the row above or below, and stay at the last row', () => {
    expect(from(2, 'ArrowDown', 'ArrowUp')).toEqual([3, 2])
    expect(from(3, 'ArrowDown', 'ArrowUp')).toEqual([4, 0])
    expect(from(5, 'ArrowDown', 'ArrowUp')).toEqual([5, 3])
  })
})
