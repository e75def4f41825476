import type { Problem } from '../core/problem.ts'
import { patterns, type Static, t } from '../core/type.ts'
import { isProductSlug, productPaths } from '../page/product-paths.ts'
import { targetPath } from '../redirects/redirect-rules.ts'
import { tags } from '../tags.ts'
import { defineArea, productSection } from './define-area.ts'

const schema = t.object({
  title: t.text({ label: { ru: 'Заголовок', kk: 'Тақырып', uz: 'Sarlavha', en: 'Title' }, max: 200 }),
  address: t.string({
    label: {
      ru: 'Слово в адресе',
      kk: 'Мекенжайдағы сөз',
      uz: 'Manzildagi soʻz',
      en: 'Word in the address',
    },
    help: {
      ru: 'Страница будет по адресу /page/слово. После сохранения слово не меняется.',
      kk: 'Бет /page/сөз мекенжайында болады. Сақталғаннан кейін сөз өзгермейді.',
      uz: 'Sahifa /page/soʻz manzilida boʻladi. Saqlangandan keyin soʻz oʻzgarmaydi.',
      en: 'The page will be at /page/word. The word does not change after it is saved.',
    },
    max: 80,
    pattern: patterns.slug,
  }),
  description: t.optional(
    t.text({
      label: {
        ru: 'Описание для поисковых систем',
        kk: 'Іздеу жүйелеріне арналған сипаттама',
        uz: 'Qidiruv tizimlari uchun tavsif',
        en: 'Description for search engines',
      },
      max: 300,
      multiline: true,
    }),
  ),
  content: t.optional(
    t.rich({
      label: { ru: 'Текст', kk: 'Мәтін', uz: 'Matn', en: 'Text' },
      help: {
        ru: 'У главной и страниц о возможностях текста здесь нет: они составлены из блоков.',
        kk: 'Басты бет пен мүмкіндіктер туралы беттердің мәтіні мұнда жоқ: олар блоктардан құралған.',
        uz: 'Bosh sahifa va imkoniyatlar haqidagi sahifalarning matni bu yerda yoʻq: ular bloklardan tuzilgan.',
        en: 'The home page and the pages about features have no text here: they are made of blocks.',
      },
    }),
  ),
  redirect: t.optional(
    t.string({
      label: {
        ru: 'Вместо страницы открывать',
        kk: 'Беттің орнына ашу',
        uz: 'Sahifa oʻrniga ochish',
        en: 'Open this instead of the page',
      },
      help: {
        ru: 'Страница этого сайта или полный адрес с https://. Обычно пусто.',
        kk: 'Осы сайттың беті немесе https:// бар толық мекенжай. Әдетте бос.',
        uz: 'Shu saytning sahifasi yoki https:// bilan toʻliq manzil. Odatda boʻsh.',
        en: 'A page of this site, or a complete address with https://. Usually empty.',
      },
      max: 2000,
      pattern: patterns.urlOrPath,
    }),
  ),
})

export type ProductPage = Static<typeof schema>

/** The page does not redirect to itself (B-12). */
const check = ({ address, redirect }: ProductPage): Problem[] => {
  const own = [`/page/${address}`, ...(isProductSlug(address) ? [productPaths[address]] : [])]
  return [
    ...(redirect && own.includes(targetPath(redirect)?.path ?? '')
      ? [{ path: ['redirect'], code: 'selfRedirect' as const, params: {} }]
      : []),
  ]
}

/** Pages of the directory itself (A23): those that come with the product, and others below `/page`. */
const productPages = defineArea({
  name: 'product-pages',
  section: productSection,
  label: {
    ru: 'Страницы каталога',
    kk: 'Каталог беттері',
    uz: 'Katalog sahifalari',
    en: 'Pages of the directory',
  },
  entry: { ru: 'Новая страница', kk: 'Жаңа бет', uz: 'Yangi sahifa', en: 'New page' },
  tab: 4,
  schema,
  check,
  title: ['title'],
  list: {
    columns: ['title', 'address', 'updatedAt'],
    search: ['title', 'address'],
    sorts: ['title', '-updatedAt'],
  },
  tags: ({ code }) => [tags.customPages, tags.customPage(code)],
  limit: 500,
  example: {
    title: { ru: 'О каталоге', kk: 'Каталог туралы', uz: 'Katalog haqida', en: 'About the directory' },
    address: 'about-directory',
    content: {
      ru: [
        {
          _type: 'block',
          style: 'normal',
          children: [{ _type: 'span', text: 'Кто и зачем его ведёт.', marks: [] }],
          markDefs: [],
        },
      ],
    },
  },
})

export default productPages
