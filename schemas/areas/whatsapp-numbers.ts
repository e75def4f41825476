import { hoursField, hoursProblems } from '../booking/hours-field.ts'
import type { Problem } from '../core/problem.ts'
import { type Static, t } from '../core/type.ts'
import { isPhone } from '../formats/phone.ts'
import { tags } from '../tags.ts'
import { defineArea } from './define-area.ts'

const schema = t.object({
  cabinet: t.reference('cabinets', { label: { ru: 'Филиал', kk: 'Филиал', uz: 'Filial', en: 'Branch' } }),
  number: t.phone({
    label: { ru: 'Номер WhatsApp', kk: 'WhatsApp нөмірі', uz: 'WhatsApp raqami', en: 'WhatsApp number' },
    help: {
      ru: 'С кодом страны, например +7 701 123 45 67.',
      kk: 'Ел кодымен, мысалы +7 701 123 45 67.',
      uz: 'Mamlakat kodi bilan, masalan +998 90 123 45 67.',
      en: 'With the country code, such as +7 701 123 45 67.',
    },
  }),
  place: t.choice(
    {
      both: {
        ru: 'В контактах и на странице записи',
        kk: 'Байланыстарда және жазылу бетінде',
        uz: 'Kontaktlarda va yozilish sahifasida',
        en: 'In the contacts and on the booking page',
      },
      contacts: {
        ru: 'Только в контактах',
        kk: 'Тек байланыстарда',
        uz: 'Faqat kontaktlarda',
        en: 'In the contacts only',
      },
      booking: {
        ru: 'Только на странице записи',
        kk: 'Тек жазылу бетінде',
        uz: 'Faqat yozilish sahifasida',
        en: 'On the booking page only',
      },
    },
    {
      label: {
        ru: 'Где стоит кнопка',
        kk: 'Түйме қайда тұрады',
        uz: 'Tugma qayerda turadi',
        en: 'Where the button is',
      },
      default: 'both',
    },
  ),
  text: t.optional(
    t.text({
      label: { ru: 'Надпись', kk: 'Жазуы', uz: 'Yozuvi', en: 'Words of the button' },
      help: {
        ru: 'Без неё — «Написать в WhatsApp».',
        kk: 'Онсыз — «WhatsApp-қа жазу».',
        uz: 'Usiz — “WhatsApp orqali yozish”.',
        en: 'Without them: “Write on WhatsApp”.',
      },
      max: 60,
    }),
  ),
  closedText: t.optional(
    t.text({
      label: {
        ru: 'Что сказать, когда закрыто',
        kk: 'Жабық кезде не айту керек',
        uz: 'Yopiq paytda nima deyish kerak',
        en: 'What to say while closed',
      },
      help: {
        ru: 'Стоит под кнопкой вне часов, например «Ответим завтра утром».',
        kk: 'Жұмыс уақытынан тыс түйменің астында тұрады, мысалы «Ертең таңертең жауап береміз».',
        uz: 'Ish vaqtidan tashqari tugma ostida turadi, masalan, “Ertaga ertalab javob beramiz”.',
        en: 'Stands below the button outside the hours, such as “We will answer in the morning”.',
      },
      max: 200,
    }),
  ),
  hours: t.optional(
    hoursField({
      ru: 'Когда отвечаете. Пусто — в часы филиала',
      kk: 'Қашан жауап бересіз. Бос болса — филиал уақытында',
      uz: 'Qachon javob berasiz. Boʻsh boʻlsa — filial vaqtida',
      en: 'When you answer. Empty: in the hours of the branch',
    }),
  ),
})

export type WhatsappNumber = Static<typeof schema>

/** The number must be one of a phone that can exist, days and dates unique. */
const check = ({ number, hours }: WhatsappNumber): Problem[] => [
  ...(isPhone(number) ? [] : [{ path: ['number'], code: 'phone' as const, params: {} }]),
  ...(hours ? hoursProblems(hours, ['hours']) : []),
]

/** Numbers at which branches answer by WhatsApp (R96), and the button on the clinic's site that leads there. */
const whatsappNumbers = defineArea({
  name: 'whatsapp-numbers',
  section: 'whatsapp',
  label: { ru: 'WhatsApp', kk: 'WhatsApp', uz: 'WhatsApp', en: 'WhatsApp' },
  entry: { ru: 'Новый номер', kk: 'Жаңа нөмір', uz: 'Yangi raqam', en: 'New number' },
  schema,
  check,
  title: ['number'],
  list: {
    columns: ['number', 'cabinet', 'place'],
    search: ['number'],
    filters: ['cabinet'],
    sorts: ['number'],
  },
  tags: ({ company }) => [tags.company(company)],
  ordered: true,
  branch: 'cabinet',
  limit: 200,
  example: {
    cabinet: '11',
    number: '+77011234567',
    place: 'both',
    text: {
      ru: 'Написать регистратуре',
      kk: 'Тіркеу бөліміне жазу',
      uz: 'Qabulxonaga yozish',
      en: 'Write to the front desk',
    },
    closedText: {
      ru: 'Сейчас закрыто. Ответим, как только откроемся.',
      kk: 'Қазір жабық. Ашылған бойда жауап береміз.',
      uz: 'Hozir yopiq. Ochilishimiz bilan javob beramiz.',
      en: 'We are closed now and will answer as soon as we open.',
    },
  },
})

export default whatsappNumbers
