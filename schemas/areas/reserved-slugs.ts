import { patterns, type Static, t } from '../core/type.ts'
import { tags } from '../tags.ts'
import { defineArea, productSection } from './define-area.ts'

const schema = t.object({
  word: t.string({
    label: {
      ru: 'Слово в адресе',
      kk: 'Мекенжайдағы сөз',
      uz: 'Manzildagi soʻz',
      en: 'Word in addresses',
    },
    help: {
      ru: 'Ни каталог, ни клиники не назовут так страницу, а /page/слово откроет рассказ о сайтах клиник.',
      kk: 'Каталог та, клиникалар да бетті бұлай атай алмайды, ал /page/сөз клиника сайттары туралы бетті ашады.',
      uz: 'Katalog ham, klinikalar ham sahifani bunday atay olmaydi, /page/soʻz esa klinika saytlari haqidagi sahifani ochadi.',
      en: 'Neither the directory nor clinics can name a page so, and /page/word opens the page about sites of clinics.',
    },
    max: 80,
    pattern: patterns.slug,
  }),
})

export type ReservedSlug = Static<typeof schema>

/** Slugs no page may use (B-15); starts as the configured list and is editable by administrators. */
const reservedSlugs = defineArea({
  name: 'reserved-slugs',
  section: productSection,
  label: { ru: 'Занятые слова', kk: 'Бос емес сөздер', uz: 'Band soʻzlar', en: 'Reserved words' },
  entry: { ru: 'Новое слово', kk: 'Жаңа сөз', uz: 'Yangi soʻz', en: 'New word' },
  tab: 5,
  schema,
  title: ['word'],
  list: { columns: ['word', 'updatedAt'], search: ['word'], sorts: ['word', '-updatedAt'] },
  tags: () => [tags.reservedSlugs],
  limit: 500,
  example: { word: 'moi-sayt' },
})

export default reservedSlugs
