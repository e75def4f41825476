import { dayParts, patientKinds, requestStates } from '../appointment-requests/appointment-request.ts'
import { type Label, type Static, t } from '../core/type.ts'
import { defineArea } from './define-area.ts'

const languages = {
  ru: { ru: 'Русский', kk: 'Орыс тілі', uz: 'Rus tili', en: 'Russian' },
  kk: { ru: 'Казахский', kk: 'Қазақ тілі', uz: 'Qozoq tili', en: 'Kazakh' },
  uz: { ru: 'Узбекский', kk: 'Өзбек тілі', uz: 'Oʻzbek tili', en: 'Uzbek' },
  en: { ru: 'Английский', kk: 'Ағылшын тілі', uz: 'Ingliz tili', en: 'English' },
} satisfies Record<string, Label>

const schema = t.object({
  state: t.choice(requestStates, {
    label: { ru: 'Состояние', kk: 'Күйі', uz: 'Holati', en: 'State' },
    default: 'new',
  }),
  answer: t.optional(
    t.string({
      label: {
        ru: 'Ответ пациенту',
        kk: 'Пациентке жауап',
        uz: 'Bemorga javob',
        en: 'Answer to the patient',
      },
      help: {
        ru: 'Если пациент оставил почту, ответ уйдёт на неё, как только вы сохраните. Пишите на его языке.',
        kk: 'Пациент электрондық поштасын қалдырса, сақтаған бойда жауап соған жіберіледі. Оның тілінде жазыңыз.',
        uz: 'Bemor elektron pochtasini qoldirgan boʻlsa, saqlashingiz bilan javob unga yuboriladi. Uning tilida yozing.',
        en: 'If the patient left an e-mail address, the answer is sent there as soon as you save. Write in their language.',
      },
      max: 2000,
      multiline: true,
    }),
  ),
  name: t.string({ label: { ru: 'Имя', kk: 'Аты', uz: 'Ismi', en: 'Name' }, max: 120 }),
  phone: t.optional(t.phone({ label: { ru: 'Телефон', kk: 'Телефон', uz: 'Telefon', en: 'Phone' } })),
  email: t.optional(
    t.string({ label: { ru: 'Эл. почта', kk: 'Эл. пошта', uz: 'El. pochta', en: 'E-mail' }, max: 254 }),
  ),
  language: t.choice(languages, {
    label: {
      ru: 'Язык пациента',
      kk: 'Пациенттің тілі',
      uz: 'Bemorning tili',
      en: 'Language of the patient',
    },
    default: 'ru',
  }),
  cabinet: t.reference('cabinets', {
    label: { ru: 'Филиал', kk: 'Филиал', uz: 'Filial', en: 'Branch' },
  }),
  doctor: t.optional(
    t.reference('doctors', { label: { ru: 'Врач', kk: 'Дәрігер', uz: 'Shifokor', en: 'Doctor' } }),
  ),
  service: t.optional(
    t.reference('services', { label: { ru: 'Услуга', kk: 'Қызмет', uz: 'Xizmat', en: 'Service' } }),
  ),
  dateFrom: t.optional(
    t.date({
      label: {
        ru: 'С какого дня удобно',
        kk: 'Қай күннен бастап',
        uz: 'Qaysi kundan boshlab',
        en: 'From which day',
      },
    }),
  ),
  parts: t.array(t.choice(dayParts), {
    label: { ru: 'Время дня', kk: 'Тәулік уақыты', uz: 'Kunning qaysi vaqti', en: 'Time of day' },
    maxItems: 3,
  }),
  patientKind: t.choice(patientKinds, {
    label: {
      ru: 'Для кого запись',
      kk: 'Қабылдау кім үшін',
      uz: 'Qabul kim uchun',
      en: 'Who the visit is for',
    },
    default: 'self',
  }),
  patient: t.optional(
    t.string({
      label: { ru: 'Имя пациента', kk: 'Пациенттің аты', uz: 'Bemorning ismi', en: 'Name of the patient' },
      max: 120,
    }),
  ),
  comment: t.optional(
    t.string({
      label: { ru: 'Комментарий', kk: 'Түсініктеме', uz: 'Izoh', en: 'Comment' },
      max: 1000,
      multiline: true,
    }),
  ),
  /** The history of the states, by whom and when, the latest last. The server writes it. */
  history: t.array(
    t.object({ state: t.choice(requestStates), at: t.instant(), by: t.optional(t.string({ max: 200 })) }),
    { hidden: true, maxItems: 200 },
  ),
})

export type AppointmentRequest = Static<typeof schema>

/** Requests for an appointment, of a clinic that takes them without a schedule, as visitors and reception write them. */
const appointmentRequests = defineArea({
  name: 'appointment-requests',
  section: 'doctor-appointment',
  tab: 1,
  label: {
    ru: 'Заявки на приём',
    kk: 'Қабылдауға өтінімдер',
    uz: 'Qabulga arizalar',
    en: 'Appointment requests',
  },
  entry: { ru: 'Новая заявка', kk: 'Жаңа өтінім', uz: 'Yangi ariza', en: 'New request' },
  schema,
  title: ['name'],
  list: {
    columns: ['name', 'state', 'createdAt'],
    card: [
      'phone',
      'email',
      'doctor',
      'service',
      'dateFrom',
      'parts',
      'patientKind',
      'patient',
      'comment',
      'history',
    ],
    search: ['name', 'phone', 'comment'],
    filters: ['state', 'cabinet', 'doctor'],
    sorts: ['-createdAt'],
  },
  // No page of a site shows them.
  tags: () => [],
  live: 'appointment_request',
  branch: 'cabinet',
  doctor: 'doctor',
  limit: 100_000,
  example: {
    state: 'new',
    name: 'Oʻgʻiloy Karimova',
    phone: '+998901234567',
    email: 'ogiloy@example.com',
    language: 'uz',
    cabinet: '11',
    dateFrom: '2026-12-01',
    parts: ['morning', 'day'],
    patientKind: 'child',
    patient: 'Jasur, 6',
    comment: 'Tishi ogʻriyapti.',
    history: [],
  },
})

export default appointmentRequests
