import { expect, it } from 'vitest'
import { translate } from '../../locales/index.ts'
import type { AppointmentCard } from '../../schemas/api/appointment.ts'
import { render } from '../../ui/test/render.tsx'
import { bookingTexts } from '../parts/booking/booking-texts.ts'
import { dateWords } from '../parts/common/date-words.ts'
import { type Chosen, MoveVisit } from './visit-changes.client.tsx'
import { visitTexts } from './visit-texts.ts'

const chosen: Chosen = {
  START: '2026-12-03T05:00:00Z',
  END: '2026-12-03T05:30:00Z',
  LABEL: '10:00',
  PRICE: null,
  PRICE_TO: null,
  date: '2026-12-03',
}

/** The step of a move that asks whether the chosen time is right. */
function asked(locale: 'ru' | 'uz') {
  const t = translate(locale)
  const html = render(
    <MoveVisit
      card={{ DATE: '2026-12-01', LABEL: '09:30', START: '2026-12-01T04:30:00Z' } as AppointmentCard}
      link={{ code: 'K7M29QXT', token: 'secret' }}
      locale={locale}
      texts={visitTexts(t)}
      booking={bookingTexts(t)}
      words={dateWords(t)}
      zones={{}}
      parts={{ morning: '', day: '', evening: '' }}
      chosen={chosen}
      choose={() => {}}
      onKeep={() => {}}
      move={async () => {}}
    />,
    locale,
  )
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

it('asks with both times before it moves a visit, and leads on or back', () => {
  expect(asked('ru')).toBe(
    'Перенести запись? 3 декабря, четверг, 10:00 Сейчас запись на 1 декабря, 09:30. Перенести на это время Назад',
  )
  expect(asked('uz')).toContain('3-dekabr, payshanba, 10:00')
  expect(asked('uz')).toContain('1-dekabr, 09:30')
})
