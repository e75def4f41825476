import type { SeedMenuItem } from '../../parts/seed-types.ts'

const about: SeedMenuItem = {
  name: { ru: 'О поликлинике', kk: 'Емхана туралы', uz: 'Poliklinika haqida', en: 'About us' },
  type: 4,
  items: [
    { name: { ru: 'Кто мы', kk: 'Біз кімбіз', uz: 'Biz kimmiz', en: 'Who we are' }, type: 4 },
    {
      name: {
        ru: 'Блог главного врача',
        kk: 'Бас дәрігердің блогы',
        uz: 'Bosh shifokor blogi',
        en: 'Medical director’s blog',
      },
      type: 2,
      alias: 'Блог главного врача',
    },
    { name: { ru: 'Отзывы', kk: 'Пікірлер', uz: 'Sharhlar', en: 'Reviews' }, type: 3 },
    { name: { ru: 'Фотогалерея', kk: 'Фотогалерея', uz: 'Fotogalereya', en: 'Photo gallery' }, type: 11 },
    {
      name: {
        ru: 'Государственные символы',
        kk: 'Мемлекеттік рәміздер',
        uz: 'Davlat ramzlari',
        en: 'State symbols',
      },
      type: 10,
      alias: 'Государственные символы',
    },
    // V-11: hidden, because it is not open yet.
    {
      name: { ru: 'Вакансии', kk: 'Бос жұмыс орындары', uz: 'Boʻsh ish oʻrinlari', en: 'Vacancies' },
      type: 2,
      alias: 'Вакансии',
      isHidden: true,
    },
  ],
}

const insurance: SeedMenuItem = {
  name: {
    ru: 'Страховка и бесплатная помощь',
    kk: 'Сақтандыру және тегін көмек',
    uz: 'Sugʻurta va bepul yordam',
    en: 'Insurance and free care',
  },
  type: 2,
  items: [
    {
      name: { ru: 'ОСМС', kk: 'МӘМС', uz: 'Tibbiy sugʻurta (OSMS)', en: 'Health insurance (OSMS)' },
      type: 2,
      alias: 'ОСМС',
    },
    {
      name: {
        ru: 'ГОБМП',
        kk: 'ТМККК',
        uz: 'Kafolatlangan yordam (GOBMP)',
        en: 'Guaranteed free care (GOBMP)',
      },
      type: 2,
      alias: 'ГОБМП',
    },
    {
      name: {
        ru: 'Проверить статус',
        kk: 'Мәртебені тексеру',
        uz: 'Maqomni tekshirish',
        en: 'Check your status',
      },
      type: 12,
    },
  ],
}

const patients: SeedMenuItem = {
  name: { ru: 'Пациентам', kk: 'Пациенттерге', uz: 'Bemorlarga', en: 'For patients' },
  type: 2,
  items: [
    {
      name: { ru: 'Прикрепление', kk: 'Емханаға тіркелу', uz: 'Biriktirilish', en: 'How to register' },
      type: 2,
      relationType: 1,
      relationCode: 'attachment',
    },
    insurance,
    { name: { ru: 'Памятки', kk: 'Жадынамалар', uz: 'Eslatmalar', en: 'Leaflets' }, type: 5 },
    {
      name: {
        ru: 'Как сдать кровь',
        kk: 'Қанды қалай тапсыру керек',
        uz: 'Qonni qanday topshirish kerak',
        en: 'Before a blood test',
      },
      type: 5,
      relationType: 2,
      relationCode: 'pered-analizom-krovi',
    },
    {
      name: {
        ru: 'Правила посещения',
        kk: 'Келу ережелері',
        uz: 'Tashrif qoidalari',
        en: 'House rules',
      },
      type: 2,
      relationType: 1,
      relationCode: 'visiting-rules',
    },
    { name: { ru: 'Задать вопрос', kk: 'Сұрақ қою', uz: 'Savol berish', en: 'Ask a question' }, type: 8 },
    {
      name: { ru: 'Оставить отзыв', kk: 'Пікір қалдыру', uz: 'Sharh qoldirish', en: 'Leave a review' },
      type: 9,
    },
    {
      name: { ru: 'Портал eGov', kk: 'eGov порталы', uz: 'eGov portali', en: 'eGov portal' },
      type: 2,
      relationType: 3,
      relationCode: 'https://egov.kz/',
    },
    // V-10: a leaflet without a target.
    {
      name: {
        ru: 'Памятка о диспансеризации',
        kk: 'Диспансерлеу туралы жадынама',
        uz: 'Dispanser koʻrigi haqida eslatma',
        en: 'Leaflet on regular check-ups',
      },
      type: 5,
      relationType: 2,
    },
  ],
}

/**
 * All types of C-21 on up to three levels, the most frequent first. Entries that V-10, V-11, V-14 or a type
 * without a page remove are marked.
 */
export const menu: SeedMenuItem[] = [
  { name: { ru: 'Врачи', kk: 'Дәрігерлер', uz: 'Shifokorlar', en: 'Doctors' }, type: 6 },
  {
    name: { ru: 'Расписание', kk: 'Қабылдау кестесі', uz: 'Jadval', en: 'Timetable' },
    type: 2,
    relationType: 1,
    relationCode: 'timetable',
  },
  {
    name: { ru: 'Запись к врачу', kk: 'Дәрігерге жазылу', uz: 'Shifokorga yozilish', en: 'Book a visit' },
    type: 7,
  },
  {
    name: { ru: 'Детям', kk: 'Балаларға', uz: 'Bolalarga', en: 'Children' },
    type: 2,
    relationType: 1,
    relationCode: 'children',
  },
  { name: { ru: 'Новости', kk: 'Жаңалықтар', uz: 'Yangiliklar', en: 'News' }, type: 1 },
  { name: { ru: 'Контакты', kk: 'Байланыс', uz: 'Aloqa', en: 'Contacts' }, type: 13 },
  patients,
  about,
  // Removed: type 2 has no page of its own, and this entry has neither an alias nor children.
  { name: { ru: 'Акции', kk: 'Науқандар', uz: 'Aksiyalar', en: 'Special offers' }, type: 2 },
  // V-14: an empty list of children.
  { name: { ru: 'Документы', kk: 'Құжаттар', uz: 'Hujjatlar', en: 'Documents' }, type: 4, items: [] },
  // V-11, then V-14: its only child is hidden.
  {
    name: { ru: 'Дневной стационар', kk: 'Күндізгі стационар', uz: 'Kunduzgi statsionar', en: 'Day care' },
    type: 2,
    items: [
      {
        name: {
          ru: 'Как к нам попасть',
          kk: 'Бізге қалай келуге болады',
          uz: 'Bizga qanday kelish mumkin',
          en: 'How to get in',
        },
        type: 2,
        alias: 'Дневной стационар',
        isHidden: true,
      },
    ],
  },
]
