import { parseSeed, type SeedInput } from '../seed/format.ts'

const image = {
  src: '/images/reception',
  width: 1600,
  height: 900,
  color: '#dfe8ea',
  alt: { ru: 'Регистратура', kk: 'Тіркеу бөлімі' },
}

const newsItem = (index: number) => ({
  slug: `news-${String(index).padStart(2, '0')}`,
  category: index % 2 === 0 ? 'events' : 'health',
  title: { ru: `Новость ${index}`, en: `News ${index}` },
  date: `2026-10-${String(index).padStart(2, '0')}T09:00:00Z`,
})

const material = (index: number) => ({
  slug: `material-${String(index).padStart(2, '0')}`,
  category: index % 2 === 0 ? 'care' : 'before-visit',
  title: { ru: `Памятка ${index}`, en: `Leaflet ${index}` },
  lead: { ru: 'Что сделать заранее.' },
  content: { ru: '<p>Поешьте за два часа.</p>' },
  date: `2026-08-${String(index).padStart(2, '0')}T09:00:00Z`,
})

const input: SeedInput = {
  countries: [
    {
      code: 'KZ',
      name: { ru: 'Казахстан', kk: 'Қазақстан' },
      currency: 'KZT',
      callingCode: '+7',
      timezone: 'Asia/Almaty',
    },
  ],
  cities: [
    {
      slug: 'almaty',
      country: 'KZ',
      name: { ru: 'Алматы', uz: 'Olmaota' },
      latitude: 43.25667,
      longitude: 76.92861,
      timezone: 'Asia/Almaty',
    },
  ],
  specialities: [
    { slug: 'dentist', name: { ru: 'Стоматолог', en: 'Dentist' } },
    { slug: 'surgeon', name: { ru: 'Хирург' } },
  ],
  companies: [
    {
      code: '1001',
      slug: 'demo-dent',
      kind: 'clinic',
      name: { ru: 'Демо-Дент', kk: 'Демо-Дент', uz: 'Demo-Dent', en: 'Demo Dent' },
      category: { ru: 'Стоматология' },
      description: { ru: '<p>Лечим <b>зубы</b>.</p>', kk: '<p>Тіс емдейміз.</p>' },
      country: 'KZ',
      city: 'almaty',
      address: { ru: 'пр. Абая, 10' },
      latitude: 43.24,
      longitude: 76.9,
      phones: ['+77001234567'],
      whatsapp: '+77001234567',
      emailForIssues: 'ask@demo-dent.example',
      logo: image,
      favicon: '/images/favicon',
      domains: ['dent.example'],
      isOnlineEntryActive: true,
      timezone: 'Asia/Almaty',
      theme: { accent: '#0b6e7f' },
      isDemo: true,
      specialities: ['surgeon', 'dentist'],
      hours: {
        week: [
          {
            day: 1,
            intervals: [
              { from: '09:00', to: '13:00' },
              { from: '14:00', to: '24:00' },
            ],
          },
        ],
        exceptions: [{ date: '2026-12-16', intervals: [], note: { ru: 'День независимости' } }],
      },
      cabinets: [
        { code: '11', name: { ru: 'На Абая' } },
        { code: '12', name: { ru: 'На Достык' }, timezone: 'Asia/Aqtau', phones: ['+77007654321'] },
      ],
      menu: [
        {
          name: { ru: 'О клинике', kk: 'Клиника туралы' },
          type: 4,
          items: [{ name: { ru: 'Новости' }, type: 1 }],
        },
        { name: { ru: 'Пусто' }, type: 5, relationType: 2, items: [] },
        { name: { ru: 'Скрыто' }, type: 13, isHidden: true },
      ],
      pages: {
        '': {
          title: { ru: 'Главная' },
          blocks: [
            { id: 'a', type: 'hero', v: 1, props: { title: { ru: 'Здравствуйте' } } },
            { id: 'b', type: 'from-the-future', v: 7, props: { zeta: 1, alpha: { '2': 'b', '1': 'a' } } },
            {
              id: 'c',
              type: 'columns',
              v: 1,
              props: {},
              children: [{ id: 'd', type: 'hero', v: 1, props: { title: { ru: 'Внутри' } } }],
            },
          ],
        },
        about: { title: { ru: 'О клинике' }, blocks: [] },
      },
      specialists: [
        {
          code: '501',
          slug: 'aliya-omarova',
          lastName: { ru: 'Омарова' },
          name: { ru: 'Алия', en: 'Aliya' },
          middleName: { ru: 'Сериковна' },
          photo: image,
          specialities: ['dentist', 'surgeon'],
          languages: ['kk', 'ru'],
          position: { ru: 'Главный врач' },
          experienceSince: 2009,
          education: [{ ru: 'КазНМУ, 2008' }],
          schedule: [
            {
              cabinet: '12',
              hours: {
                week: [{ day: 2, intervals: [{ from: '14:00', to: '18:00' }] }],
                exceptions: [{ date: '2026-12-16', intervals: [] }],
              },
            },
            { cabinet: '11', hours: { week: [{ day: 1, intervals: [{ from: '09:00', to: '13:00' }] }] } },
          ],
        },
        {
          code: '502',
          slug: 'timur-li',
          lastName: { ru: 'Ли' },
          name: { ru: 'Тимур' },
          specialities: ['dentist'],
        },
      ],
      services: [
        {
          code: 's2',
          name: { ru: 'Осмотр' },
          group: { ru: 'Терапия' },
          price: 4950.5,
          priceTo: 6000,
          priceRepeat: 3000,
          currency: 'KZT',
          updatedAt: '2026-11-01',
        },
        { code: 's1', name: { ru: 'Снимок' }, group: { ru: 'Диагностика' }, currency: 'KZT' },
      ],
      newsCategories: [
        { slug: 'health', title: { ru: 'Здоровье' }, order: 2 },
        { slug: 'events', title: { ru: 'События', kk: 'Оқиғалар' }, order: 1 },
      ],
      news: [
        ...Array.from({ length: 14 }, (_, index) => newsItem(index + 1)),
        {
          slug: 'moved',
          category: 'events',
          title: { ru: 'Переехала' },
          date: '2026-09-01T09:00:00Z',
          content: { ru: '<p>Текст</p>' },
          image,
          redirect: 'https://example.org/news',
        },
      ],
      materialCategories: [
        { slug: 'care', title: { ru: 'После лечения', kk: 'Емнен кейін' }, order: 2 },
        { slug: 'before-visit', title: { ru: 'Перед приёмом' }, order: 1 },
      ],
      materials: [
        ...Array.from({ length: 13 }, (_, index) => material(index + 1)),
        {
          slug: 'moved-material',
          category: 'care',
          title: { ru: 'Переехала' },
          date: '2026-07-01T09:00:00Z',
          redirect: '/l/demo-dent/materials/material-02',
        },
      ],
      reviews: [
        {
          specialist: '501',
          author: 'Ержан',
          rating: 5,
          text: 'Бәрі ұнады.',
          lang: 'kk',
          date: '2026-10-02',
          answer: 'Рақмет!',
        },
        { author: 'Ольга', rating: 4, text: 'Хорошо.', lang: 'ru', date: '2026-11-02' },
      ],
      gallery: [{ image, caption: { ru: 'Регистратура' } }, { image }],
    },
    {
      code: '1002',
      slug: 'akbota',
      kind: 'doctor',
      name: { ru: 'Акбота' },
      country: 'KZ',
      city: 'almaty',
      isOnlineEntryActive: false,
      timezone: 'Asia/Almaty',
      isDemo: true,
      newsCategories: [{ slug: 'events', title: { ru: 'События' }, order: 1 }],
      news: [
        { slug: 'akbota-news', category: 'events', title: { ru: 'Открытие' }, date: '2026-10-20T09:00:00Z' },
      ],
      materialCategories: [{ slug: 'care', title: { ru: 'Уход' }, order: 1 }],
      materials: [
        {
          slug: 'akbota-material',
          category: 'care',
          title: { ru: 'Уход за кожей' },
          date: '2026-09-20T09:00:00Z',
        },
      ],
    },
  ],
  customPages: [
    { slug: 'about-us', title: { ru: 'О нас', kk: 'Біз туралы' }, content: { ru: '<p>Каталог</p>' } },
    { slug: 'old', title: { ru: 'Старая' }, redirect: '/page/about-us' },
  ],
  redirects: [
    { from: '/a', to: '/b', code: 301 },
    { from: '/off', to: '/b', code: 302, isActive: false },
  ],
}

/** Two companies: 1001 has content of every kind, 1002 almost none. */
export const smallSeed = parseSeed(input, 'backend/test/small-seed.ts')
