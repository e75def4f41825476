import type {
  comment,
  like,
  medicalRecord,
  medicalRecordView,
  review,
  subscription,
} from '../../database/tables/index.ts'

type Own<T> = Omit<T, 'account'>
type Seen = Omit<typeof medicalRecordView.$inferInsert, 'record'>

/** What the demo patient has on the demo clinics. All of it is invented; no record names an illness. */
export const demoPatient: {
  likes: Own<typeof like.$inferInsert>[]
  reviews: Own<typeof review.$inferInsert>[]
  comments: Own<typeof comment.$inferInsert>[]
  subscriptions: Own<typeof subscription.$inferInsert>[]
  records: (Own<typeof medicalRecord.$inferInsert> & { seen?: Seen[] })[]
} = {
  likes: [
    { type: 'company', code: '1001', createdAt: new Date('2026-11-18T09:12:00Z') },
    { type: 'specialist', code: '100101', createdAt: new Date('2026-11-18T09:10:00Z') },
    { type: 'specialist', code: '100501', createdAt: new Date('2026-11-12T15:40:00Z') },
    { type: 'material', code: 'posle-plomby', createdAt: new Date('2026-11-10T18:03:00Z') },
    { type: 'news', code: 'vechernij-priem-kardiologa', createdAt: new Date('2026-11-05T07:30:00Z') },
    { type: 'company', code: '1006', createdAt: new Date('2026-10-29T12:00:00Z') },
  ],
  reviews: [
    {
      code: 'demo-patient-1',
      company: '1001',
      specialist: '100101',
      author: 'Асель (демо)',
      rating: 5,
      text: 'Приняли вовремя, каждый шаг объяснили заранее. Счёт совпал с тем, что назвали до лечения.',
      lang: 'ru',
      date: '2026-11-17',
      answer: 'Спасибо! Ждём вас на осмотр через полгода: напомним сообщением за неделю.',
      status: 'published',
    },
    {
      code: 'demo-patient-2',
      company: '1005',
      specialist: '100501',
      author: 'Асель (демо)',
      rating: 4,
      text: 'Приём прошёл спокойно и подробно, но регистратуру в новом корпусе пришлось поискать.',
      lang: 'ru',
      date: '2026-11-20',
      status: 'new',
    },
    {
      code: 'demo-patient-3',
      company: '1006',
      author: 'Асель (демо)',
      rating: 2,
      text: 'Позвонила узнать про справку и полчаса ждала, пока перезвонят. Вопрос решили, но время потеряно.',
      lang: 'ru',
      date: '2026-10-14',
      answer:
        'Вы правы, в тот день у телефона был один человек. Теперь звонки принимают двое, ждать больше не придётся.',
      status: 'disputed',
    },
  ],
  comments: [
    {
      type: 'news',
      code: 'vechernij-priem-kardiologa',
      text: 'Вечерний приём очень нужен тем, кто работает до шести. Будет ли он по субботам?',
      lang: 'ru',
      status: 'published',
      createdAt: new Date('2026-11-06T16:20:00Z'),
    },
    {
      type: 'material',
      code: 'posle-plomby',
      text: 'Спасибо, сохранила себе. Подскажите, через сколько часов можно пить горячее?',
      lang: 'ru',
      status: 'new',
      createdAt: new Date('2026-11-17T19:45:00Z'),
    },
  ],
  subscriptions: [
    { kind: 'company', code: '1001', channel: 'email' },
    { kind: 'doctor', code: '100501', channel: 'email' },
  ],
  records: [
    {
      company: '1001',
      kind: 'visit',
      specialist: '100101',
      title: 'Профилактический осмотр и чистка',
      text: 'Осмотр раз в полгода, профессиональная чистка.\n\nДома: мягкая щётка, нить каждый вечер. Следующий осмотр — в мае.',
      lang: 'ru',
      date: '2026-11-16',
      seen: [
        { viewer: 'Демо Бахыт', company: '1001', at: new Date('2026-11-16T11:05:00Z') },
        { viewer: 'Демо Динара', company: '1001', at: new Date('2026-11-16T10:20:00Z') },
      ],
    },
    {
      company: '1005',
      kind: 'document',
      specialist: '100501',
      title: 'Справка о посещении врача',
      text: 'Выдана для предъявления по месту работы.',
      lang: 'ru',
      date: '2026-11-11',
      documentCode: '7K2M-9QXT-4VDA-R',
      seen: [{ viewer: 'Демо Зарина', company: '1005', at: new Date('2026-11-11T08:40:00Z') }],
    },
    {
      company: '1005',
      kind: 'visit',
      specialist: '100501',
      title: 'Kardiolog qabuli',
      text: 'Suhbat va koʻrik. Bosimni uyda ertalab va kechqurun yozib boring.',
      lang: 'uz',
      date: '2026-11-11',
    },
    {
      company: '1006',
      kind: 'consultation',
      specialist: '100601',
      title: 'Отбасы дәрігерінің онлайн-кеңесі',
      text: 'Екпе кестесі туралы сұраққа жауап берілді.',
      lang: 'kk',
      date: '2026-10-28',
    },
    {
      company: '1001',
      kind: 'document',
      title: 'Снимок зубов и описание',
      lang: 'ru',
      date: '2026-05-12',
    },
  ],
}
