import { longestMessage } from '../core/chat-link.ts'
import { type Static, t } from '../core/type.ts'
import { checkTemplate } from '../records/fill-template.ts'
import { isMessageVariable } from '../whatsapp/message-variables.ts'
import { defineArea } from './define-area.ts'

const schema = t.object({
  name: t.text({
    label: { ru: 'Название', kk: 'Атауы', uz: 'Nomi', en: 'Name' },
    help: {
      ru: 'Видят только сотрудники, например «Как нас найти».',
      kk: 'Тек қызметкерлер көреді, мысалы «Бізді қалай табуға болады».',
      uz: 'Faqat xodimlar koʻradi, masalan, “Bizni qanday topish mumkin”.',
      en: 'Only the staff sees it, such as “How to find us”.',
    },
    max: 120,
  }),
  text: t.text({
    label: { ru: 'Сообщение', kk: 'Хабар', uz: 'Xabar', en: 'Message' },
    help: {
      ru: 'В фигурных скобках — что подставить: {patient.firstName}, {visit.date}, {visit.time}, {visit.doctor}, {clinic.name}, {clinic.address}, {clinic.phone}. Приём — ближайший.',
      kk: 'Жүйелі жақшада — не қойылатыны: {patient.firstName}, {visit.date}, {visit.time}, {visit.doctor}, {clinic.name}, {clinic.address}, {clinic.phone}. Қабылдау — ең жақыны.',
      uz: 'Jingalak qavsda — nima qoʻyilishi: {patient.firstName}, {visit.date}, {visit.time}, {visit.doctor}, {clinic.name}, {clinic.address}, {clinic.phone}. Qabul — eng yaqini.',
      en: 'In braces is what is filled in: {patient.firstName}, {visit.date}, {visit.time}, {visit.doctor}, {clinic.name}, {clinic.address}, {clinic.phone}. The visit is the next one.',
    },
    max: longestMessage,
    multiline: true,
  }),
})

export type WhatsappTemplate = Static<typeof schema>

/** Messages that a clinic writes to its patients in WhatsApp again and again (R96); staff opens the chat with one from a patient's card. */
const whatsappTemplates = defineArea({
  name: 'whatsapp-templates',
  section: 'whatsapp',
  tab: 1,
  label: { ru: 'Шаблоны сообщений', kk: 'Хабар үлгілері', uz: 'Xabar shablonlari', en: 'Message templates' },
  intro: {
    ru: 'Готовые тексты для переписки: в карте пациента в них уже стоят его имя и приём, и одно нажатие открывает WhatsApp. Сами они не отправляются.',
    kk: 'Хат алысуға арналған дайын мәтіндер: науқас картасында оларда оның аты мен қабылдауы тұрады, бір рет бассаңыз, WhatsApp ашылады. Өздігінен жіберілмейді.',
    uz: 'Yozishma uchun tayyor matnlar: bemor kartasida ularda uning ismi va qabuli turadi, bir marta bossangiz, WhatsApp ochiladi. Oʻzi yuborilmaydi.',
    en: 'Ready texts for chats: on a patient’s card they already have the name and the visit, and one press opens WhatsApp. They are not sent by themselves.',
  },
  entry: { ru: 'Новый шаблон', kk: 'Жаңа үлгі', uz: 'Yangi shablon', en: 'New template' },
  schema,
  check: ({ text }: WhatsappTemplate) => checkTemplate(text, [], ['text'], isMessageVariable),
  title: ['name'],
  list: { columns: ['name', 'updatedAt'], search: ['name'], sorts: ['name', 'updatedAt'] },
  tags: () => [],
  ordered: true,
  limit: 100,
  example: {
    name: {
      ru: 'Как нас найти',
      kk: 'Бізді қалай табуға болады',
      uz: 'Bizni qanday topish mumkin',
      en: 'How to find us',
    },
    text: {
      ru: 'Здравствуйте, {patient.firstName}! Ждём вас {visit.date} в {visit.time}. Наш адрес: {clinic.address}.',
      kk: 'Сәлеметсіз бе, {patient.firstName}! Сізді {visit.date}, сағат {visit.time} күтеміз. Мекенжайымыз: {clinic.address}.',
      uz: 'Assalomu alaykum, {patient.firstName}! Sizni {visit.date} kuni soat {visit.time} da kutamiz. Manzilimiz: {clinic.address}.',
      en: 'Hello {patient.firstName}! We expect you on {visit.date} at {visit.time}. Our address: {clinic.address}.',
    },
  },
})

export default whatsappTemplates
