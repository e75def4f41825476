import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const directorySearch = defineBlock({
  type: 'directory-search',
  label: {
    ru: 'Поиск по каталогу',
    kk: 'Каталог бойынша іздеу',
    uz: 'Katalog boʻyicha qidiruv',
    en: 'Directory search',
  },
  description: {
    ru: 'Одна строка, в которой ищут специальность, врача, клинику, услугу или жалобу, и город.',
    kk: 'Мамандық, дәрігер, клиника, қызмет немесе шағым ізделетін бір жол және қала.',
    uz: 'Mutaxassislik, shifokor, klinika, xizmat yoki shikoyat qidiriladigan bitta qator va shahar.',
    en: 'One box for a speciality, a doctor, a clinic, a service or a complaint, and a city.',
  },
  category: 'intro',
  isOffered: false,
  props: t.object({
    title: t.text({ label: { ru: 'Заголовок', kk: 'Тақырып', uz: 'Sarlavha', en: 'Title' }, max: 120 }),
    lead: t.optional(
      t.text({
        label: { ru: 'Вступление', kk: 'Кіріспе', uz: 'Kirish', en: 'Lead' },
        max: 300,
        multiline: true,
      }),
    ),
    withStart: t.optional(
      t.boolean({
        label: {
          ru: 'Показать частые специальности и города',
          kk: 'Жиі ізделетін мамандықтар мен қалаларды көрсету',
          uz: 'Koʻp qidiriladigan mutaxassisliklar va shaharlarni koʻrsatish',
          en: 'Show common specialities and cities',
        },
      }),
    ),
    withCities: t.optional(
      t.boolean({
        label: {
          ru: 'Показать только города',
          kk: 'Тек қалаларды көрсету',
          uz: 'Faqat shaharlarni koʻrsatish',
          en: 'Show only the cities',
        },
      }),
    ),
    /** Set by the page of results, not by editors. */
    query: t.optional(
      t.string({
        label: { ru: 'Запрос', kk: 'Сұрау', uz: 'Soʻrov', en: 'Query' },
        hidden: true,
        max: 120,
      }),
    ),
    /** Slug of the chosen city; set by the page of results. */
    city: t.optional(
      t.string({
        label: { ru: 'Город', kk: 'Қала', uz: 'Shahar', en: 'City' },
        hidden: true,
        max: 120,
        pattern: '^[a-z0-9-]+$',
      }),
    ),
  }),
  data: t.object({
    /** The page of results. */
    search: t.link(),
    /** Slug of the city that the address of the page names. */
    city: t.optional(t.string({ max: 120 })),
    /** Specialities by the number of their doctors, the most first. */
    specialities: t.array(t.object({ name: t.text(), count: t.integer({ minimum: 0 }), link: t.link() }), {
      maxItems: 20,
    }),
    /** Cities by the number of their clinics, the most first. */
    cities: t.array(
      t.object({
        slug: t.string({ max: 120 }),
        name: t.text(),
        count: t.integer({ minimum: 0 }),
        link: t.link(),
      }),
      { maxItems: 60 },
    ),
  }),
  example: {
    props: {
      title: {
        ru: 'Найдите врача или клинику',
        kk: 'Дәрігер немесе клиника табыңыз',
        uz: 'Shifokor yoki klinika toping',
        en: 'Find a doctor or a clinic',
      },
      withStart: true,
    },
    data: {
      search: { kind: 'page', path: '/search' },
      specialities: [
        {
          name: { ru: 'Стоматолог', kk: 'Стоматолог', uz: 'Stomatolog', en: 'Dentist' },
          count: 12,
          link: { kind: 'page', path: '/companies/doctors?speciality=dentist' },
        },
        {
          name: { ru: 'Педиатр', kk: 'Педиатр', uz: 'Pediatr', en: 'Paediatrician' },
          count: 1,
          link: { kind: 'page', path: '/companies/doctors?speciality=paediatrician' },
        },
      ],
      cities: [
        {
          slug: 'almaty',
          name: { ru: 'Алматы', kk: 'Алматы', uz: 'Olmaota', en: 'Almaty' },
          count: 3,
          link: { kind: 'page', path: '/companies/clinics/location/almaty' },
        },
        {
          slug: 'tashkent',
          name: { ru: 'Ташкент', kk: 'Ташкент', uz: 'Toshkent', en: 'Tashkent' },
          count: 1,
          link: { kind: 'page', path: '/companies/clinics/location/tashkent' },
        },
      ],
    },
  },
})

export default directorySearch
export type DirectorySearchProps = BlockProps<typeof directorySearch>
