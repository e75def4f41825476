import { describe, expect, it, vi } from 'vitest'
import { translate } from '../../locales/index.ts'
import { render } from '../../ui/test/render.tsx'
import { bookingTexts } from '../parts/booking/booking-texts.ts'
import { dateWords } from '../parts/common/date-words.ts'
import { HeldTime } from './held-time.client.tsx'

const t = translate('ru')
const speciality = (NAME: string) => ({ SLUG: NAME, NAME })
const held = (startsInHours: number, onChange?: () => void) => {
  const START = new Date(Date.now() + startsInHours * 3_600_000).toISOString()
  const props = {
    slot: { START, END: START, LABEL: '12:30', PRICE: null, PRICE_TO: null, date: '2026-12-01' },
    hold: {},
    cabinet: { NAME: 'На Абая', ADDRESS: 'пр. Абая, 10', RULES: { CANCEL_BEFORE_HOURS: 4 } },
    doctor: {
      LASTNAME: 'Петрова',
      NAME: 'Ольга',
      SPECIALITIES: [speciality('Детский стоматолог'), speciality('Ортодонт')],
    },
    ...{ locale: 'ru' as const, texts: bookingTexts(t), words: dateWords(t), zone: null },
    ...(onChange && { onChange }),
  }
  return render(<HeldTime {...(props as unknown as Parameters<typeof HeldTime>[0])} />)
}

describe('a held time', () => {
  it('says what the doctor is', () => {
    expect(held(48)).toMatch(/Петрова Ольга<span[^>]*>Детский стоматолог, Ортодонт</)
  })

  it('says before it is booked that it is too near to be cancelled by the patient', () => {
    expect(held(2, vi.fn())).toMatch(/До\sприёма\sменьше\s4\sч/)
    expect(held(5, vi.fn())).not.toMatch(/До\sприёма\sменьше/)
    // What is booked says so by itself.
    expect(held(2)).not.toMatch(/До\sприёма\sменьше/)
  })
})
