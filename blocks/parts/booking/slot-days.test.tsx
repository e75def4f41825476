import { expect, it } from 'vitest'
import { translate } from '../../../locales/index.ts'
import { render } from '../../../ui/test/render.tsx'
import { dateWords } from '../common/date-words.ts'
import { bookingTexts } from './booking-texts.ts'
import { SlotDays } from './slot-days.client.tsx'

const t = translate('ru')
const slot = { START: '', END: '', LABEL: '09:00', PRICE: null, PRICE_TO: null }

it('says of a day without free time whether nobody works or all is taken, and what the numbers are', () => {
  const html = render(
    <SlotDays
      days={[
        { DATE: '2026-12-15', SLOTS: [slot] },
        { DATE: '2026-12-16', SLOTS: [], IS_CLOSED: true },
        { DATE: '2026-12-17', SLOTS: [] },
      ]}
      first="2026-12-15"
      chosen="2026-12-15"
      isEnd={false}
      texts={bookingTexts(t)}
      words={dateWords(t)}
      onChoose={() => {}}
      onTurn={() => {}}
    />,
  )
  const labels = [...html.matchAll(/aria-label="([^"]*декабря[^"]*)"/g)].map(([, label]) => label)
  expect(labels.map((label) => label?.split(': ')[1])).toEqual(['свободно 1', 'приёма нет', 'нет времени'])
  expect(html).toContain('>нет<')
  expect(html).toContain('сколько свободных окон')
})
