import { t } from '../core/type.ts'
import {
  bookingField,
  chatField,
  formFields,
  nextFreeField,
  openingStatusField,
  phonesField,
  titleField,
  titleHiddenField,
} from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const slotsLabel = { ru: 'Выбор времени', kk: 'Уақыт таңдау', uz: 'Vaqt tanlash', en: 'Choice of a time' }
const requestLabel = { ru: 'Заявка', kk: 'Өтінім', uz: 'Ariza', en: 'Request' }

/** A price, in the currency of its ISO code. */
const visitFields = () => ({
  price: t.number({ minimum: 0 }),
  currency: t.string({ pattern: '^[A-Z]{3}$' }),
})
const visitField = () => t.object(visitFields())

/** Something to choose, by its code. */
const named = () => ({ code: t.string({ max: 60 }), name: t.text() })

const appointment = defineBlock({
  type: 'appointment',
  label: {
    ru: 'Запись на приём',
    kk: 'Қабылдауға жазылу',
    uz: 'Qabulga yozilish',
    en: 'Book an appointment',
  },
  description: {
    ru: 'Как записаться: онлайн, если клиника это включила, по телефону, в WhatsApp или по почте.',
    kk: 'Қалай жазылуға болады: клиника қосқан болса, онлайн, сондай-ақ телефон, WhatsApp немесе пошта арқылы.',
    uz: 'Qanday yozilish mumkin: klinika yoqqan boʻlsa, onlayn, shuningdek telefon, WhatsApp yoki pochta orqali.',
    en: 'How to book: online where the clinic offers it, by phone, WhatsApp or e-mail.',
  },
  category: 'action',
  eagerIsland:
    'The page is there for the choice of a time, which no HTML of ours can know: it is asked for at once.',
  facts: ['cabinets', 'company', 'doctors', 'services'],
  props: t.object({
    title: titleField(),
    titleHidden: titleHiddenField(),
    text: t.optional(
      t.text({
        label: { ru: 'Пояснение', kk: 'Түсініктеме', uz: 'Izoh', en: 'Explanation' },
        help: {
          ru: 'Одно предложение: когда ответят, что подготовить.',
          kk: 'Бір сөйлем: қашан жауап беріледі, не дайындау керек.',
          uz: 'Bitta gap: qachon javob beriladi, nima tayyorlash kerak.',
          en: 'One sentence: when you reply and what to have ready.',
        },
        max: 300,
        multiline: true,
      }),
    ),
  }),
  data: t.object({
    /** Name of the clinic, for the subject of an e-mail. */
    name: t.text(),
    phones: phonesField(),
    whatsapp: t.optional(t.phone()),
    chat: t.optional(chatField()),
    /** What the address of the booking names, for the first message of a chat. */
    wish: t.optional(t.object({ doctor: t.optional(t.text()), service: t.optional(t.text()) })),
    email: t.optional(t.string({ max: 254 })),
    /** No patients are seen there. */
    isDemo: t.optional(t.boolean()),
    /** Current opening status. */
    status: t.optional(openingStatusField()),
    /** The button that opens online booking, on any other page. */
    booking: t.optional(bookingField()),
    way: t.optional(t.choice({ slots: slotsLabel, request: requestLabel })),
    /** The next free time of any doctor, beside that button. */
    next: t.optional(nextFreeField()),
    /** The choice of a free time, on that page. */
    slots: t.optional(
      t.object({
        company: t.string({ max: 120 }),
        doctor: t.optional(t.string({ max: 60 })),
        service: t.optional(t.string({ max: 60 })),
        cabinet: t.optional(t.string({ max: 60 })),
        /** The time that is kept for the reader at once. */
        start: t.optional(t.instant()),
        /** The visit is most likely for a child, which is chosen until the reader chooses otherwise. */
        forChild: t.optional(t.boolean()),
        /** The next free times: of the doctor, if the address names one, otherwise one of each doctor, with the page that keeps it. */
        times: t.array(
          t.object({
            next: nextFreeField(),
            doctor: t.optional(t.text()),
            speciality: t.optional(t.text()),
            branch: t.optional(t.text()),
            link: t.link(),
          }),
          { maxItems: 50 },
        ),
        /** The form that needs no script, for the time that the address names. */
        form: t.optional(
          t.object({
            country: t.optional(t.string({ max: 20 })),
            doctor: t.optional(t.text()),
            speciality: t.optional(t.text()),
            branch: t.optional(t.text()),
            address: t.optional(t.text()),
            /** What a first visit to the doctor costs from. */
            visit: t.optional(visitField()),
            /** The times to choose from; the first one is that of the address. */
            slots: t.array(t.object({ slot: t.string({ max: 160 }), next: nextFreeField() }), {
              maxItems: 10,
            }),
            ...formFields(),
          }),
        ),
        /** What a first visit to doctors costs from, by their codes. */
        visits: t.array(t.object({ doctor: t.string({ max: 60 }), ...visitFields() }), { maxItems: 1000 }),
        /** Names of the zones of its branches. */
        zones: t.array(t.object({ zone: t.string({ max: 60 }), name: t.text() }), { maxItems: 50 }),
        /** The address of pages that manage a booking. */
        manage: t.string({ max: 300 }),
      }),
    ),
    /** The form of a request, on that page. */
    request: t.optional(
      t.object({
        company: t.string({ max: 120 }),
        /** The country of phones without a calling code. */
        country: t.optional(t.string({ max: 20 })),
        cabinets: t.array(t.object(named()), { maxItems: 200 }),
        doctors: t.array(t.object({ ...named(), speciality: t.optional(t.text()) }), { maxItems: 1000 }),
        services: t.array(t.object({ ...named(), group: t.text() }), { maxItems: 1000 }),
        /** Today by the clinic's calendar. */
        today: t.date(),
        /** As for the choice of a time. */
        forChild: t.optional(t.boolean()),
        ...formFields(),
      }),
    ),
  }),
  example: {
    props: {
      text: {
        ru: 'Отвечаем с\u00a08:00 до\u00a020:00. Подберём врача и удобное время.',
        kk: '8:00-ден 20:00-ге дейін жауап береміз. Дәрігер мен ыңғайлы уақытты таңдап береміз.',
        uz: '8:00\u00a0dan 20:00\u00a0gacha javob beramiz. Shifokor va qulay vaqtni tanlab beramiz.',
        en: 'We answer from 8:00 to 20:00 and will find a doctor and a time that suit you.',
      },
    },
    data: {
      name: {
        ru: 'Стоматология «Ақ тіс»',
        kk: '«Ақ тіс» стоматологиясы',
        uz: '“Aq tis” stomatologiyasi',
        en: 'Aq Tis Dental Clinic',
      },
      phones: ['+77272345678'],
      whatsapp: '+77011234567',
      email: 'hello@example.com',
      status: { state: 'closed', opens: { when: 'tomorrow', at: '09:00' } },
    },
  },
})

export default appointment
export type AppointmentProps = BlockProps<typeof appointment>
