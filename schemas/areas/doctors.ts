import { hoursField, hoursProblems } from '../booking/hours-field.ts'
import { doctorFeatures } from '../companies/clinic-features.ts'
import { futureYear } from '../core/future-year.ts'
import type { Problem } from '../core/problem.ts'
import { repeatedProblems } from '../core/repeated-problems.ts'
import { type Static, t } from '../core/type.ts'
import { spokenLanguages } from '../reference/spoken-languages.ts'
import { tags } from '../tags.ts'
import { defineArea } from './define-area.ts'

const schema = t.object({
  lastName: t.text({ label: { ru: 'Фамилия', kk: 'Тегі', uz: 'Familiyasi', en: 'Last name' }, max: 60 }),
  name: t.text({ label: { ru: 'Имя', kk: 'Аты', uz: 'Ismi', en: 'First name' }, max: 60 }),
  middleName: t.optional(
    t.text({
      label: { ru: 'Отчество', kk: 'Әкесінің аты', uz: 'Otasining ismi', en: 'Patronymic' },
      max: 60,
    }),
  ),
  photo: t.optional(
    t.image({
      label: { ru: 'Фотография', kk: 'Фотосурет', uz: 'Surati', en: 'Photo' },
      spoken: ['lastName', 'name', 'middleName'],
    }),
  ),
  specialities: t.array(
    t.reference('specialities', {
      label: { ru: 'Специальность', kk: 'Мамандық', uz: 'Mutaxassislik', en: 'Speciality' },
    }),
    {
      label: { ru: 'Специальности', kk: 'Мамандықтары', uz: 'Mutaxassisliklari', en: 'Specialities' },
      help: {
        ru: 'Первая показывается под именем врача.',
        kk: 'Біріншісі дәрігердің атының астында көрсетіледі.',
        uz: 'Birinchisi shifokor ismi ostida koʻrsatiladi.',
        en: 'The first one is shown below the doctor’s name.',
      },
      minItems: 1,
      maxItems: 10,
    },
  ),
  post: t.optional(
    t.text({
      label: { ru: 'Должность', kk: 'Лауазымы', uz: 'Lavozimi', en: 'Position' },
      max: 120,
    }),
  ),
  experienceSince: t.optional(
    t.year({
      label: {
        ru: 'С какого года работает врачом',
        kk: 'Дәрігер болып жұмыс бастаған жылы',
        uz: 'Shifokor boʻlib ishlay boshlagan yili',
        en: 'Practising since (year)',
      },
      minimum: 1940,
      maximum: 2100,
    }),
  ),
  languages: t.array(
    t.choice(spokenLanguages, { label: { ru: 'Язык', kk: 'Тіл', uz: 'Til', en: 'Language' } }),
    {
      label: { ru: 'Языки приёма', kk: 'Қабылдау тілдері', uz: 'Qabul tillari', en: 'Languages spoken' },
      maxItems: 10,
    },
  ),
  features: t.array(
    t.choice(doctorFeatures, {
      label: { ru: 'Особенность', kk: 'Ерекшелік', uz: 'Xususiyat', en: 'Feature' },
    }),
    {
      label: { ru: 'Приём', kk: 'Қабылдау', uz: 'Qabul', en: 'Patients' },
      maxItems: 10,
    },
  ),
  places: t.array(
    t.object({
      cabinet: t.reference('cabinets', {
        label: { ru: 'Филиал', kk: 'Филиал', uz: 'Filial', en: 'Branch' },
      }),
      hours: hoursField({
        ru: 'Часы приёма',
        kk: 'Қабылдау уақыты',
        uz: 'Qabul vaqti',
        en: 'Consulting hours',
      }),
      step: t.optional(
        t.integer({
          label: {
            ru: 'Запись онлайн: минут на приём',
            kk: 'Онлайн жазылу: бір қабылдауға минут',
            uz: 'Onlayn yozilish: bir qabulga daqiqa',
            en: 'Online booking: minutes for a visit',
          },
          help: {
            ru: 'С этим шагом пациенты видят свободное время. Оставьте пустым, чтобы не записывать онлайн.',
            kk: 'Пациенттер бос уақытты осы қадаммен көреді. Онлайн жазбау үшін бос қалдырыңыз.',
            uz: 'Bemorlar boʻsh vaqtni shu qadam bilan koʻradi. Onlayn yozmaslik uchun boʻsh qoldiring.',
            en: 'Patients see free time in this step. Leave empty to take no bookings online.',
          },
          minimum: 5,
          maximum: 480,
        }),
      ),
    }),
    {
      label: {
        ru: 'Где и когда принимает',
        kk: 'Қайда және қашан қабылдайды',
        uz: 'Qayerda va qachon qabul qiladi',
        en: 'Where and when patients are seen',
      },
      help: {
        ru: 'На сайте филиалы стоят в своём обычном порядке.',
        kk: 'Сайтта филиалдар әдеттегі ретімен тұрады.',
        uz: 'Saytda filiallar odatdagi tartibda turadi.',
        en: 'The site lists branches in their usual order.',
      },
      maxItems: 20,
    },
  ),
  about: t.optional(
    t.rich({ label: { ru: 'О враче', kk: 'Дәрігер туралы', uz: 'Shifokor haqida', en: 'About the doctor' } }),
  ),
  education: t.array(
    t.text({
      label: {
        ru: 'Учебное заведение, специальность и год',
        kk: 'Оқу орны, мамандығы және жылы',
        uz: 'Oʻquv yurti, mutaxassisligi va yili',
        en: 'Institution, speciality and year',
      },
      max: 300,
    }),
    {
      label: { ru: 'Образование', kk: 'Білімі', uz: 'Maʼlumoti', en: 'Education' },
      maxItems: 30,
    },
  ),
})

export type Doctor = Static<typeof schema>

/** Branches must be unique, and in each of them days and dates; the year must not be in the future. */
const check = ({ places, experienceSince }: Doctor): Problem[] => [
  ...futureYear(experienceSince, ['experienceSince']),
  ...repeatedProblems(
    places.map(({ cabinet }) => cabinet),
    (index) => ['places', index, 'cabinet'],
  ),
  ...places.flatMap(({ hours }, index) => hoursProblems(hours, ['places', index, 'hours'])),
]

/**
 * Doctors of a clinic: the cards on its site. The person is stored separately (`practitioner` in the database): a
 * doctor who works in several clinics has a card in each, which only that clinic edits, and joins the clinics by
 * invitations with the role of a doctor. The account links the cards to one person; no clinic sees the card of
 * another.
 */
const doctors = defineArea({
  name: 'doctors',
  section: 'mis',
  inMenu: true,
  label: { ru: 'Врачи', kk: 'Дәрігерлер', uz: 'Shifokorlar', en: 'Doctors' },
  entry: { ru: 'Новый врач', kk: 'Жаңа дәрігер', uz: 'Yangi shifokor', en: 'New doctor' },
  schema,
  check,
  title: ['lastName', 'name', 'middleName'],
  list: {
    columns: ['lastName', 'name', 'specialities', 'post', 'updatedAt'],
    search: ['lastName', 'name', 'middleName', 'post'],
    filters: ['specialities', 'languages'],
    sorts: ['lastName', 'experienceSince', 'updatedAt'],
  },
  tags: ({ company }) => [
    tags.allSpecialists,
    tags.specialists(company),
    tags.company(company),
    tags.reviews(company),
  ],
  ordered: true,
  scheduled: true,
  limit: 2000,
  example: {
    lastName: { ru: 'Ахметова', en: 'Akhmetova' },
    name: { ru: 'Айгуль', kk: 'Айгүл', en: 'Aigul' },
    middleName: { ru: 'Сериковна' },
    specialities: ['dentist'],
    post: { ru: 'Главный врач', kk: 'Бас дәрігер', uz: 'Bosh shifokor', en: 'Chief physician' },
    experienceSince: 2008,
    languages: ['kk', 'ru'],
    features: ['children'],
    places: [],
    about: {
      ru: [
        {
          _type: 'block',
          style: 'normal',
          children: [{ _type: 'span', text: 'Лечит взрослых и детей.', marks: [] }],
          markDefs: [],
        },
      ],
    },
    education: [{ ru: 'КазНМУ имени С. Асфендиярова, 2006' }],
  },
})

export default doctors
