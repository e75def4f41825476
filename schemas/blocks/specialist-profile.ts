import { t } from '../core/type.ts'
import { priceRangeField } from '../directory/directory-fields.ts'
import { profileTabs } from '../directory/profile-tabs.ts'
import {
  bookingField,
  changesField,
  nextFreeField,
  receptionField,
  slugField,
  spokenLanguages,
} from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'
import type { PortableText } from '../rich/portable-text.ts'

const paragraph = (text: string): PortableText => [
  {
    _type: 'block',
    _key: 'a',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 'as', text, marks: [] }],
  },
]

const specialistProfile = defineBlock({
  type: 'specialist-profile',
  label: { ru: 'Страница врача', kk: 'Дәрігер беті', uz: 'Shifokor sahifasi', en: 'Doctor’s page' },
  description: {
    ru: 'Один врач: портрет, специальности, опыт, языки и образование.',
    kk: 'Бір дәрігер: портреті, мамандықтары, тәжірибесі, тілдері және білімі.',
    uz: 'Bitta shifokor: surati, mutaxassisliklari, tajribasi, tillari va maʼlumoti.',
    en: 'One doctor: portrait, specialities, experience, languages and education.',
  },
  category: 'clinic',
  facts: ['doctors', 'cabinets'],
  isOffered: false,
  props: t.object({
    slug: slugField(),
    /** The page of the person's profile in the directory that is open; those besides the first have only the head. */
    tab: t.optional(
      t.choice(profileTabs, { label: { ru: 'Раздел', kk: 'Бөлім', uz: 'Boʻlim', en: 'Page' }, hidden: true }),
    ),
  }),
  data: t.object({
    name: t.text(),
    photo: t.optional(t.image()),
    specialities: t.array(t.text(), { maxItems: 20 }),
    position: t.optional(t.text()),
    /** In the directory: what a first visit costs from, and the mean of the person's reviews with the page that has them. */
    visit: t.optional(priceRangeField()),
    rating: t.optional(
      t.object({
        value: t.number({ minimum: 1, maximum: 5 }),
        count: t.integer({ minimum: 1 }),
        link: t.optional(t.link()),
      }),
    ),
    /** The path of lists of the directory, from that of all cities to that of the city. */
    crumbs: t.optional(t.array(t.object({ name: t.text(), link: t.link() }), { maxItems: 3 })),
    experienceYears: t.optional(t.integer({ minimum: 0, maximum: 80 })),
    languages: t.optional(t.array(t.choice(spokenLanguages), { maxItems: 13 })),
    about: t.optional(t.rich()),
    education: t.optional(t.array(t.text({ max: 400 }), { maxItems: 40 })),
    /** Working hours in each branch, and exceptions within two weeks. */
    places: t.optional(receptionField()),
    changes: t.optional(changesField()),
    booking: t.optional(bookingField()),
    /** The next free time, where only one place takes bookings. */
    next: t.optional(nextFreeField()),
    allLink: t.optional(t.link()),
    /** Pages of the person's profile in the directory. */
    tabs: t.optional(t.array(t.object({ tab: t.choice(profileTabs), link: t.link() }), { maxItems: 7 })),
  }),
  example: {
    props: {},
    data: {
      name: {
        ru: 'Сапарова Айгерим Нурлановна',
        kk: 'Сапарова Айгерім Нұрланқызы',
        uz: 'Saparova Aygerim Nurlanovna',
        en: 'Saparova Aigerim',
      },
      photo: {
        src: '/images/demo-dent/doctor-1',
        width: 900,
        height: 1125,
        color: '#d9d4c9',
        alt: {
          ru: 'Айгерим Сапарова',
          kk: 'Айгерім Сапарова',
          uz: 'Aygerim Saparova',
          en: 'Aigerim Saparova',
        },
      },
      specialities: [
        { ru: 'Стоматолог-терапевт', kk: 'Стоматолог-терапевт', uz: 'Stomatolog-terapevt', en: 'Dentist' },
        { ru: 'Эндодонтист', kk: 'Эндодонтист', uz: 'Endodontist', en: 'Endodontist' },
      ],
      position: {
        ru: 'Заведующая отделением',
        kk: 'Бөлім меңгерушісі',
        uz: 'Boʻlim mudiri',
        en: 'Head of department',
      },
      experienceYears: 14,
      languages: ['kk', 'ru', 'en'],
      about: {
        ru: paragraph(
          'Лечит корневые каналы под микроскопом и бережно работает с теми, кто боится. Объясняет каждый шаг и показывает снимки до и после.',
        ),
        kk: paragraph(
          'Түбір өзектерін микроскоппен емдейді, тіс дәрігерінен қорқатын пациенттерге сабырмен қарайды. Әр қадамын түсіндіріп, емге дейінгі және емнен кейінгі суреттерді көрсетеді.',
        ),
        uz: paragraph(
          'Ildiz kanallarini mikroskop ostida davolaydi va qoʻrqadigan bemorlar bilan ehtiyotkor ishlaydi. Har bir qadamni tushuntiradi, davolashdan oldingi va keyingi suratlarni koʻrsatadi.',
        ),
        en: paragraph(
          'Treats root canals under a microscope and is gentle with anxious patients. Explains every step and shows images taken before and after.',
        ),
      },
      education: [
        {
          ru: 'Казахский национальный медицинский университет, стоматология, 2012',
          kk: 'Қазақ ұлттық медицина университеті, стоматология, 2012',
          uz: 'Qozoq milliy tibbiyot universiteti, stomatologiya, 2012',
          en: 'Kazakh National Medical University, dentistry, 2012',
        },
        {
          ru: 'Курс эндодонтии под микроскопом, 2019',
          kk: 'Микроскоппен эндодонтия курсы, 2019',
          uz: 'Mikroskop ostida endodontiya kursi, 2019',
          en: 'Course in microscope-assisted endodontics, 2019',
        },
      ],
      places: [
        {
          week: [
            { day: 1, intervals: [{ from: '09:00', to: '15:00' }] },
            { day: 3, intervals: [{ from: '14:00', to: '20:00' }] },
          ],
        },
      ],
      booking: {
        label: {
          ru: 'Оставить заявку',
          kk: 'Өтінім қалдыру',
          uz: 'Ariza qoldirish',
          en: 'Leave a request',
        },
        link: { kind: 'page', path: '/appointment' },
      },
      allLink: { kind: 'page', path: '/specialists' },
    },
  },
})

export default specialistProfile
export type SpecialistProfileProps = BlockProps<typeof specialistProfile>
