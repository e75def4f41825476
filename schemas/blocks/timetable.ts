import { type Label, t } from '../core/type.ts'
import {
  changesField,
  nextFreeField,
  phonesField,
  receptionField,
  titleField,
  titleHiddenField,
} from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const dentist = {
  ru: 'Стоматолог-терапевт',
  kk: 'Стоматолог-терапевт',
  uz: 'Stomatolog-terapevt',
  en: 'Dentist',
}
const surgeon = { ru: 'Хирург', kk: 'Хирург', uz: 'Jarroh', en: 'Surgeon' }
const orthodontist = { ru: 'Ортодонт', kk: 'Ортодонт', uz: 'Ortodont', en: 'Orthodontist' }
const onAbay = {
  ru: 'На проспекте Абая',
  kk: 'Абай даңғылында',
  uz: 'Abay shoh koʻchasida',
  en: 'Abay Avenue',
}

/** An example doctor who works the whole day in one branch on some weekdays. */
const doctor = (
  slug: string,
  ru: string,
  kk: string,
  uz: string,
  en: string,
  speciality: Label,
  days: number[],
) => ({
  name: { ru, kk, uz, en },
  specialities: [speciality],
  link: { kind: 'page' as const, path: `/specialists/${slug}` },
  places: [
    { cabinet: onAbay, week: days.map((day) => ({ day, intervals: [{ from: '09:00', to: '15:00' }] })) },
  ],
})

const timetable = defineBlock({
  type: 'timetable',
  label: {
    ru: 'Расписание врачей',
    kk: 'Дәрігерлер кестесі',
    uz: 'Shifokorlar jadvali',
    en: 'Doctors’ timetable',
  },
  description: {
    ru: 'Кто из врачей принимает в какой день, в каком филиале, и что изменится в ближайшие две недели.',
    kk: 'Қай дәрігер қай күні, қай филиалда қабылдайды және алдағы екі аптада не өзгереді.',
    uz: 'Qaysi shifokor qaysi kuni, qaysi filialda qabul qiladi va yaqin ikki haftada nima oʻzgaradi.',
    en: 'Which doctor sees patients on which day and in which branch, and what changes within two weeks.',
  },
  category: 'clinic',
  facts: ['doctors', 'cabinets'],
  props: t.object({ title: titleField(), titleHidden: titleHiddenField() }),
  data: t.object({
    /** Weekday in the clinic's time zone, 1 is Monday. */
    today: t.integer({ minimum: 1, maximum: 7 }),
    doctors: t.array(
      t.object({
        name: t.text(),
        specialities: t.array(t.text(), { maxItems: 20 }),
        link: t.link(),
        places: receptionField(),
        next: t.optional(nextFreeField()),
      }),
    ),
    changes: t.optional(changesField()),
    /** Phone numbers, shown if no hours are published. */
    phones: t.optional(phonesField()),
  }),
  example: {
    props: {},
    data: {
      today: 3,
      doctors: [
        {
          name: {
            ru: 'Сарсенова Айгерим',
            kk: 'Сәрсенова Айгерім',
            uz: 'Sarsenova Aygerim',
            en: 'Sarsenova Aigerim',
          },
          specialities: [
            {
              ru: 'Стоматолог-терапевт',
              kk: 'Стоматолог-терапевт',
              uz: 'Stomatolog-terapevt',
              en: 'Dentist',
            },
          ],
          link: { kind: 'page', path: '/specialists/sarsenova' },
          places: [
            {
              cabinet: onAbay,
              week: [
                { day: 1, intervals: [{ from: '09:00', to: '15:00' }] },
                { day: 3, intervals: [{ from: '14:00', to: '20:00' }] },
                { day: 5, intervals: [{ from: '09:00', to: '15:00' }] },
              ],
            },
            {
              cabinet: {
                ru: 'На улице Сатпаева',
                kk: 'Сәтбаев көшесінде',
                uz: 'Satpayev koʻchasida',
                en: 'Satpayev Street',
              },
              week: [
                { day: 2, intervals: [{ from: '09:00', to: '13:00' }] },
                { day: 4, intervals: [{ from: '09:00', to: '13:00' }] },
              ],
            },
          ],
        },
        {
          name: { ru: 'Ким Алексей', kk: 'Ким Алексей', uz: 'Kim Aleksey', en: 'Kim Aleksei' },
          specialities: [{ ru: 'Ортопед', kk: 'Ортопед', uz: 'Ortoped', en: 'Prosthodontist' }],
          link: { kind: 'page', path: '/specialists/kim' },
          places: [
            {
              cabinet: onAbay,
              week: [
                { day: 2, intervals: [{ from: '14:00', to: '20:00' }] },
                { day: 3, intervals: [], isChanged: true },
                {
                  day: 6,
                  intervals: [
                    { from: '09:00', to: '13:00' },
                    { from: '14:00', to: '17:00' },
                  ],
                },
              ],
            },
          ],
        },
        doctor(
          'petrova',
          'Петрова Ольга',
          'Петрова Ольга',
          'Petrova Olga',
          'Petrova Olga',
          orthodontist,
          [1, 4],
        ),
        doctor('galiev', 'Галиев Тимур', 'Ғалиев Тимур', 'Galiyev Timur', 'Galiev Timur', surgeon, [2, 5]),
        doctor('shmidt', 'Шмидт Анна', 'Шмидт Анна', 'Shmidt Anna', 'Schmidt Anna', orthodontist, [3, 6]),
        doctor(
          'yusupov',
          'Юсупов Джасур',
          'Юсупов Жасур',
          'Yusupov Jasur',
          'Yusupov Jasur',
          surgeon,
          [1, 3, 4],
        ),
        doctor('tsoi', 'Цой Марина', 'Цой Марина', 'Soy Marina', 'Tsoi Marina', dentist, [2, 3, 5]),
      ],
      changes: [
        {
          date: {
            datetime: '2026-11-25',
            text: { ru: '25 ноября', kk: '25 қараша', uz: '25-noyabr', en: '25 November' },
          },
          who: { ru: 'Ким Алексей', kk: 'Ким Алексей', uz: 'Kim Aleksey', en: 'Kim Aleksei' },
          intervals: [],
          note: { ru: 'Конференция', kk: 'Конференция', uz: 'Konferensiya', en: 'Conference' },
        },
      ],
    },
  },
})

export default timetable
export type TimetableProps = BlockProps<typeof timetable>
