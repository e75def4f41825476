import { listedSlots } from '../booking/booking-rules.ts'
import { t } from '../core/type.ts'
import {
  limitField,
  nextFreeField,
  offeredField,
  pageField,
  pagingField,
  slugField,
  titleField,
  titleHiddenField,
} from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const specialistGrid = defineBlock({
  type: 'specialist-grid',
  label: { ru: 'Врачи', kk: 'Дәрігерлер', uz: 'Shifokorlar', en: 'Doctors' },
  description: {
    ru: 'Врачи клиники: портрет, специальность, опыт и ближайшее время.',
    kk: 'Клиника дәрігерлері: портреті, мамандығы, тәжірибесі және жақын уақыты.',
    uz: 'Klinika shifokorlari: surati, mutaxassisligi, tajribasi va yaqin vaqti.',
    en: 'Doctors of the clinic: portrait, speciality, experience and next times.',
  },
  category: 'clinic',
  facts: ['doctors'],
  props: t.object({
    /** Slug of the doctor, to show only one. */
    slug: slugField(),
    title: titleField(),
    titleHidden: titleHiddenField(),
    limit: limitField(60, 8),
    /** The page of a clinic's profile in the directory; otherwise the list is whole. */
    page: pageField(),
  }),
  data: t.object({
    items: t.array(
      t.object({
        name: t.text(),
        photo: t.optional(t.image()),
        specialities: t.array(t.text(), { maxItems: 20 }),
        position: t.optional(t.text()),
        experienceYears: t.optional(t.integer({ minimum: 0, maximum: 80 })),
        link: t.link(),
        next: t.optional(nextFreeField()),
        /** The nearest times that the doctor's card offers. */
        slots: t.optional(t.array(offeredField(), { maxItems: listedSlots })),
      }),
    ),
    allLink: t.optional(t.link()),
    paging: t.optional(pagingField()),
  }),
  example: {
    props: {
      title: { ru: 'Наши врачи', kk: 'Біздің дәрігерлер', uz: 'Shifokorlarimiz', en: 'Our doctors' },
      limit: 8,
    },
    data: {
      items: [
        {
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
            {
              ru: 'Стоматолог-терапевт',
              kk: 'Стоматолог-терапевт',
              uz: 'Stomatolog-terapevt',
              en: 'Dentist',
            },
            { ru: 'Эндодонтист', kk: 'Эндодонтист', uz: 'Endodontist', en: 'Endodontist' },
          ],
          position: {
            ru: 'Заведующая отделением',
            kk: 'Бөлім меңгерушісі',
            uz: 'Boʻlim mudiri',
            en: 'Head of department',
          },
          experienceYears: 14,
          link: { kind: 'page', path: '/specialists/saparova-aigerim' },
          next: { date: '2026-11-30', time: '09:00', day: 'tomorrow' },
          slots: [
            {
              date: '2026-11-30',
              time: '09:00',
              day: 'tomorrow',
              link: { kind: 'page', path: '/appointment?doctor=1&time=20261130T040000Z' },
            },
            {
              date: '2026-12-01',
              time: '14:30',
              link: { kind: 'page', path: '/appointment?doctor=1&time=20261201T093000Z' },
            },
          ],
        },
        {
          name: {
            ru: 'Ким Виктор Андреевич',
            kk: 'Ким Виктор Андреевич',
            uz: 'Kim Viktor Andreyevich',
            en: 'Kim Viktor',
          },
          specialities: [
            {
              ru: 'Стоматолог-хирург',
              kk: 'Стоматолог-хирург',
              uz: 'Stomatolog-jarroh',
              en: 'Dental surgeon',
            },
          ],
          experienceYears: 22,
          link: { kind: 'page', path: '/specialists/kim-viktor' },
        },
        {
          name: {
            ru: 'Юсупова Дилноза Бахтиёровна',
            kk: 'Юсупова Дилноза Бахтиёровна',
            uz: 'Yusupova Dilnoza Baxtiyorovna',
            en: 'Yusupova Dilnoza',
          },
          specialities: [
            {
              ru: 'Детский стоматолог',
              kk: 'Балалар стоматологы',
              uz: 'Bolalar stomatologi',
              en: 'Paediatric dentist',
            },
          ],
          experienceYears: 1,
          link: { kind: 'page', path: '/specialists/yusupova-dilnoza' },
        },
        {
          name: {
            ru: 'Ахметов Ерлан Қайратұлы',
            kk: 'Ахметов Ерлан Қайратұлы',
            uz: 'Axmetov Yerlan Qayratuli',
            en: 'Akhmetov Yerlan',
          },
          specialities: [{ ru: 'Ортодонт', kk: 'Ортодонт', uz: 'Ortodont', en: 'Orthodontist' }],
          link: { kind: 'page', path: '/specialists/akhmetov-yerlan' },
        },
      ],
      allLink: { kind: 'page', path: '/specialists' },
    },
  },
})

export default specialistGrid
export type SpecialistGridProps = BlockProps<typeof specialistGrid>
