import type { BonusProgramme } from '../../schemas/areas/bonus-programme.ts'
import type { ShortLink } from '../../schemas/areas/links.ts'
import type { WhatsappNumber } from '../../schemas/areas/whatsapp-numbers.ts'

/** The rules of the demo clinic's bonus programme. */
export const programme: BonusProgramme = {
  isOn: true,
  rate: 3,
  levels: [{ from: 150_000, rate: 5 }],
  share: 30,
  months: 12,
  confirmFrom: 5000,
  excluded: [],
}

/** Short links that it has printed. */
export const links: ShortLink[] = [
  {
    target: { kind: 'booking' },
    label: { ru: 'Запись на приём', kk: 'Қабылдауға жазылу', uz: 'Qabulga yozilish', en: 'Booking a visit' },
    word: 'dentzapis',
  },
  {
    target: { kind: 'promotions' },
    label: { ru: 'Акции', kk: 'Акциялар', uz: 'Aksiyalar', en: 'Promotions' },
    word: 'dentaktsii',
  },
  {
    target: { kind: 'review' },
    label: { ru: 'Отзыв', kk: 'Пікір', uz: 'Sharh', en: 'Review' },
    word: 'dentotzyv',
  },
]

/** The chat of its main branch. */
export const whatsappNumbers: WhatsappNumber[] = [
  {
    cabinet: '10011',
    number: '+77000001001',
    place: 'both',
    text: {
      ru: 'Написать в WhatsApp',
      kk: 'WhatsApp арқылы жазу',
      uz: 'WhatsApp orqali yozish',
      en: 'Write by WhatsApp',
    },
  },
]
