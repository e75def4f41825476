import { specialities } from '../specialities.ts'
import { spokenLanguages } from '../spoken-languages.ts'
import { tags } from '../tags.ts'
import { type Static, t } from '../type.ts'
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
  photo: t.optional(t.image({ label: { ru: 'Фотография', kk: 'Фотосурет', uz: 'Surati', en: 'Photo' } })),
  specialities: t.array(t.choice(specialities), {
    label: { ru: 'Специальности', kk: 'Мамандықтары', uz: 'Mutaxassisliklari', en: 'Specialities' },
    help: {
      ru: 'Первая стоит под именем врача.',
      kk: 'Біріншісі дәрігердің атының астында тұрады.',
      uz: 'Birinchisi shifokor ismi ostida turadi.',
      en: 'The first one stands below the doctor’s name.',
    },
    minItems: 1,
    maxItems: 10,
  }),
  post: t.optional(
    t.text({
      label: { ru: 'Должность', kk: 'Лауазымы', uz: 'Lavozimi', en: 'Position' },
      max: 120,
    }),
  ),
  experienceSince: t.optional(
    t.integer({
      label: {
        ru: 'Работает врачом с года',
        kk: 'Дәрігер болып жұмыс істейтін жылынан бері',
        uz: 'Shifokor boʻlib ishlay boshlagan yili',
        en: 'Practising since the year',
      },
      minimum: 1940,
      maximum: 2100,
    }),
  ),
  languages: t.array(t.choice(spokenLanguages), {
    label: { ru: 'Языки приёма', kk: 'Қабылдау тілдері', uz: 'Qabul tillari', en: 'Languages spoken' },
    maxItems: 10,
  }),
  about: t.optional(
    t.rich({ label: { ru: 'О враче', kk: 'Дәрігер туралы', uz: 'Shifokor haqida', en: 'About the doctor' } }),
  ),
  education: t.array(
    t.text({
      label: {
        ru: 'Что и где окончено',
        kk: 'Нені, қайда бітірген',
        uz: 'Nimani, qayerda tugatgan',
        en: 'What and where',
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

/**
 * Doctors of a clinic: the cards on its site. The person is stored separately (`practitioner` in the database): a
 * doctor who works in several clinics has a card in each, which only that clinic edits, and joins the clinics by
 * invitations with the role of a doctor. The account links the cards to one person; no clinic sees the card of
 * another.
 */
const doctors = defineArea({
  name: 'doctors',
  section: 'mis',
  label: { ru: 'Врачи', kk: 'Дәрігерлер', uz: 'Shifokorlar', en: 'Doctors' },
  entry: { ru: 'Новый врач', kk: 'Жаңа дәрігер', uz: 'Yangi shifokor', en: 'New doctor' },
  schema,
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
  limit: 2000,
  example: {
    lastName: { ru: 'Ахметова', en: 'Akhmetova' },
    name: { ru: 'Айгуль', kk: 'Айгүл', en: 'Aigul' },
    middleName: { ru: 'Сериковна' },
    specialities: ['dentist'],
    post: { ru: 'Главный врач', kk: 'Бас дәрігер', uz: 'Bosh shifokor', en: 'Chief physician' },
    experienceSince: 2008,
    languages: ['kk', 'ru'],
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
