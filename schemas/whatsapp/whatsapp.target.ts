import { longestMessage } from '../core/chat-link.ts'
import { t } from '../core/type.ts'
import { defineLinkTarget } from '../links/define-link-target.ts'

/** A chat in WhatsApp with the first message written already (R96). */
export const target = defineLinkTarget({
  name: 'whatsapp',
  place: 6,
  label: { ru: 'Чат в WhatsApp', kk: 'WhatsApp чаты', uz: 'WhatsApp chati', en: 'Chat in WhatsApp' },
  fields: t.object({
    number: t.phone({
      label: { ru: 'Номер клиники', kk: 'Клиника нөмірі', uz: 'Klinika raqami', en: 'Number of the clinic' },
    }),
    text: t.optional(
      t.string({
        label: {
          ru: 'Первое сообщение пациента',
          kk: 'Пациенттің бірінші хабары',
          uz: 'Bemorning birinchi xabari',
          en: 'First message of the patient',
        },
        help: {
          ru: 'Будет готово в поле ввода, отправит его сам пациент. Например «Хочу записаться на чистку зубов».',
          kk: 'Енгізу өрісінде дайын тұрады, оны пациенттің өзі жібереді. Мысалы «Тіс тазалауға жазылғым келеді».',
          uz: 'Kiritish maydonida tayyor turadi, uni bemorning oʻzi yuboradi. Masalan, “Tish tozalashga yozilmoqchiman”.',
          en: 'It stands ready in the chat, and the patient sends it. For example “I want to book a dental cleaning”.',
        },
        max: longestMessage,
        multiline: true,
      }),
    ),
  }),
  leadsTo: ({ number, text }) => ({ whatsapp: number, ...(text && { text }) }),
  calls: {
    ru: 'Напишите нам в WhatsApp',
    kk: 'Бізге WhatsApp-қа жазыңыз',
    uz: 'Bizga WhatsApp orqali yozing',
    en: 'Write to us in WhatsApp',
  },
})
