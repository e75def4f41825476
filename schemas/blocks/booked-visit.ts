import { type AppointmentStatus, appointmentStatuses } from '../booking/appointment-status.ts'
import { t } from '../core/type.ts'
import { formFields, nextFreeField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const codeLabel = { ru: 'Ссылка', kk: 'Сілтеме', uz: 'Havola', en: 'Link' }

/** Statuses of an appointment, and that its time is over; their words are in `locales`. */
const statuses = Object.fromEntries(
  [...appointmentStatuses, 'past'].map((status) => [status, codeLabel]),
) as Record<AppointmentStatus | 'past', typeof codeLabel>

const bookedVisit = defineBlock({
  type: 'booked-visit',
  label: {
    ru: 'Запись на приём по ссылке',
    kk: 'Сілтеме бойынша қабылдау жазбасы',
    uz: 'Havola boʻyicha qabul',
    en: 'A booking by its link',
  },
  description: {
    ru: 'Что записано, и чем это можно изменить: перенести, отменить, подтвердить.',
    kk: 'Не жазылған және оны қалай өзгертуге болады: ауыстыру, болдырмау, растау.',
    uz: 'Nima yozilgan va uni qanday oʻzgartirish mumkin: koʻchirish, bekor qilish, tasdiqlash.',
    en: 'What is booked, and how it can be changed: moved, cancelled, confirmed.',
  },
  category: 'action',
  isOffered: false,
  eagerIsland:
    'Its code and token are in the address, and what they lead to is personal: a script of the page asks for it, and no page that is kept has it.',
  props: t.object({
    /** The link of the visit, which the document does not have. */
    code: t.optional(t.string({ label: codeLabel, hidden: true, max: 60 })),
    token: t.optional(t.string({ label: codeLabel, hidden: true, max: 200 })),
  }),
  data: t.object({
    /** The list of clinics. */
    list: t.link(),
    /** For a reader without a script. */
    visit: t.optional(
      t.object({
        /** Its number, by which the clinic finds it. */
        visitNumber: t.string({ max: 60 }),
        patient: t.optional(t.string({ max: 120 })),
        /** The patient is not the person who booked. */
        isForOther: t.boolean(),
        status: t.choice(statuses),
        when: nextFreeField(),
        doctor: t.optional(t.text()),
        company: t.text(),
        branch: t.optional(t.text()),
        address: t.optional(t.text({ max: 300 })),
        phone: t.optional(t.phone()),
        canCancel: t.boolean(),
        /** Only the clinic changes it: it begins in less than so many hours. */
        tooLate: t.optional(t.integer({ minimum: 0 })),
        /** Days with the times to which it can be moved: its own first. */
        days: t.array(
          t.object({
            times: t.array(t.object({ slot: t.string({ max: 160 }), next: nextFreeField() }), {
              minItems: 1,
              maxItems: 60,
            }),
          }),
          { maxItems: 10 },
        ),
        ...formFields(),
      }),
    ),
  }),
  example: {
    props: {},
    data: {
      list: { kind: 'page', path: '/companies/clinics' },
      visit: {
        visitNumber: 'B4X9TQ2M',
        patient: 'Гульнара М.',
        isForOther: false,
        status: 'confirmed',
        when: { date: '2026-11-30', time: '09:00' },
        doctor: {
          ru: 'Сапарова Айгерим',
          kk: 'Сапарова Айгерім',
          uz: 'Saparova Aygerim',
          en: 'Saparova Aigerim',
        },
        company: {
          ru: 'Стоматология «Ақ тіс»',
          kk: '«Ақ тіс» стоматологиясы',
          uz: '“Aq tis” stomatologiyasi',
          en: 'Aq Tis Dental Clinic',
        },
        branch: { ru: 'Филиал на Абая', kk: 'Абайдағы филиал', uz: 'Abaydagi filial', en: 'Abai branch' },
        phone: '+77272345678',
        canCancel: true,
        days: [
          {
            times: [
              { slot: '20261130T123000Z~11~501', next: { date: '2026-11-30', time: '17:30', day: 'today' } },
            ],
          },
          {
            times: [
              {
                slot: '20261201T040000Z~11~501',
                next: { date: '2026-12-01', time: '09:00', day: 'tomorrow' },
              },
            ],
          },
        ],
      },
    },
  },
})

export default bookedVisit
export type BookedVisitProps = BlockProps<typeof bookedVisit>
