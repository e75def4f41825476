import type { Problem } from '../core/problem.ts'
import { repeatedProblems } from '../core/repeated-problems.ts'
import { patterns, type Static, t } from '../core/type.ts'
import { isWebOrPath } from '../formats/href.ts'

/** Optional fields of a news item, folded in its form. */
const groups = [
  {
    label: {
      ru: 'Рубрика, автор и дата',
      kk: 'Айдар, автор және күні',
      uz: 'Rukn, muallif va sana',
      en: 'Category, author and date',
    },
    fields: ['category', 'author', 'authorName', 'date', 'tags'],
  },
  {
    label: {
      ru: 'Источник и переход на другой адрес',
      kk: 'Дереккөз және басқа мекенжайға өту',
      uz: 'Manba va boshqa manzilga oʻtish',
      en: 'Source and redirect',
    },
    fields: ['source', 'redirect'],
  },
] as const

/** The fields of a news item or a material; `categories` is the area of its categories. */
export const articleSchema = (categories: string) =>
  t.object(
    {
      title: t.text({
        label: { ru: 'Заголовок', kk: 'Тақырып', uz: 'Sarlavha', en: 'Title' },
        max: 300,
      }),
      category: t.optional(
        t.reference(categories, {
          label: { ru: 'Рубрика', kk: 'Айдар', uz: 'Rukn', en: 'Category' },
          help: {
            ru: 'По рубрике читатели находят похожее. Без неё запись попадёт в «Общее».',
            kk: 'Оқырман ұқсас жазбаларды айдар бойынша табады. Айдарсыз жазба «Жалпы» бөліміне түседі.',
            uz: 'Oʻquvchilar oʻxshash yozuvlarni rukn orqali topadi. Ruknsiz yozuv “Umumiy”ga tushadi.',
            en: 'Readers find more of the same by it. Without one it goes to “General”.',
          },
        }),
      ),
      lead: t.optional(
        t.text({
          label: { ru: 'Коротко о главном', kk: 'Қысқаша мазмұны', uz: 'Qisqacha mazmuni', en: 'Summary' },
          help: {
            ru: 'Одно-два предложения: их видно в списках и в поиске.',
            kk: 'Бір-екі сөйлем: олар тізімдер мен іздеуде көрінеді.',
            uz: 'Bir-ikki gap: ular roʻyxatlarda va qidiruvda koʻrinadi.',
            en: 'One or two sentences, shown in lists and by search engines.',
          },
          max: 600,
          multiline: true,
        }),
      ),
      image: t.optional(t.image({ label: { ru: 'Изображение', kk: 'Сурет', uz: 'Rasm', en: 'Picture' } })),
      content: t.optional(t.rich({ label: { ru: 'Текст', kk: 'Мәтін', uz: 'Matn', en: 'Text' } })),
      author: t.optional(
        t.reference('doctors', {
          label: {
            ru: 'Автор — врач клиники',
            kk: 'Автор — клиника дәрігері',
            uz: 'Muallif — klinika shifokori',
            en: 'Author, a doctor of the clinic',
          },
          help: {
            ru: 'Имя берётся из карточки врача на языке читателя.',
            kk: 'Аты-жөні дәрігер карточкасынан оқырман тілінде алынады.',
            uz: 'Ismi shifokor kartasidan oʻquvchi tilida olinadi.',
            en: 'The name is that of the doctor’s card, in the reader’s language.',
          },
        }),
      ),
      authorName: t.optional(
        t.text({
          label: { ru: 'Другой автор', kk: 'Басқа автор', uz: 'Boshqa muallif', en: 'Another author' },
          help: {
            ru: 'Если автор не врач из списка: имя и, если нужно, должность.',
            kk: 'Автор тізімдегі дәрігер болмаса: аты-жөні және қажет болса, лауазымы.',
            uz: 'Muallif roʻyxatdagi shifokor boʻlmasa: ismi va kerak boʻlsa, lavozimi.',
            en: 'If it is no doctor of the list: the name, and the position if you like.',
          },
          max: 120,
        }),
      ),
      date: t.optional(
        t.instant({
          label: { ru: 'Дата', kk: 'Күні', uz: 'Sanasi', en: 'Date' },
          help: {
            ru: 'Её видят читатели. Если пусто, это день первой публикации.',
            kk: 'Оны оқырмандар көреді. Бос болса, бұл алғаш жарияланған күн.',
            uz: 'Uni oʻquvchilar koʻradi. Boʻsh boʻlsa, bu birinchi nashr qilingan kun.',
            en: 'Readers see it. If empty, it is the day of the first publication.',
          },
        }),
      ),
      tags: t.array(t.string({ label: { ru: 'Метка', kk: 'Белгі', uz: 'Teg', en: 'Tag' }, max: 40 }), {
        label: { ru: 'Метки', kk: 'Белгілер', uz: 'Teglar', en: 'Tags' },
        help: {
          ru: 'Слова, о чём запись: «прививки», «дети».',
          kk: 'Жазбаның не туралы екені: «екпелер», «балалар».',
          uz: 'Yozuv nima haqidaligi: “emlash”, “bolalar”.',
          en: 'Words for what it is about: “vaccines”, “children”.',
        },
        maxItems: 10,
      }),
      source: t.optional(
        t.string({
          label: { ru: 'Источник', kk: 'Дереккөз', uz: 'Manba', en: 'Source' },
          help: {
            ru: 'Адрес, откуда взят текст. Ссылка на него стоит под текстом.',
            kk: 'Мәтін алынған мекенжай. Оған сілтеме мәтін астында тұрады.',
            uz: 'Matn olingan manzil. Unga havola matn ostida turadi.',
            en: 'The address that the text was taken from. A link to it stands below the text.',
          },
          max: 2000,
          pattern: patterns.url,
        }),
      ),
      redirect: t.optional(
        t.string({
          label: {
            ru: 'Сразу вести на другой адрес',
            kk: 'Бірден басқа мекенжайға апару',
            uz: 'Darhol boshqa manzilga olib borish',
            en: 'Lead straight to another address',
          },
          help: {
            ru: 'Запись остаётся в списках, но вместо неё открывается этот адрес: https://… или страница сайта, например /contacts. Обычно это поле пустое.',
            kk: 'Жазба тізімдерде қалады, бірақ оның орнына осы мекенжай ашылады: https://… немесе сайт беті, мысалы /contacts. Әдетте бұл өріс бос болады.',
            uz: 'Yozuv roʻyxatlarda qoladi, lekin uning oʻrniga shu manzil ochiladi: https://… yoki sayt sahifasi, masalan /contacts. Odatda bu maydon boʻsh boʻladi.',
            en: 'The entry stays in lists, but this address opens in its place: https://… or a page of the site, such as /contacts. Usually this is empty.',
          },
          max: 2000,
        }),
      ),
    },
    { groups },
  )

/** A news item or a material as it is edited. */
export type Article = Static<ReturnType<typeof articleSchema>>

/** Each tag is there once; a redirect points to a web address or a page of the site (B-11). */
export const checkArticle = ({ tags, redirect }: Article): Problem[] => [
  ...repeatedProblems(tags, (index) => ['tags', index]),
  ...(redirect !== undefined && !isWebOrPath(redirect)
    ? [{ path: ['redirect'], code: 'urlOrPath' as const, params: {} }]
    : []),
]

/** The common properties of the areas of news and of materials. */
export const articleArea = {
  section: 'news',
  check: checkArticle,
  title: ['title'],
  drafted: true,
  limit: 10_000,
  list: {
    columns: ['title', 'status', 'category', 'date', 'views', 'updatedAt'],
    search: ['title', 'lead', 'tags'],
    filters: ['category'],
    sorts: ['-updatedAt', 'title', 'date', 'views'],
  },
} as const

/** The text of an example. */
export const exampleContent = (ru: string) => ({
  ru: [
    {
      _type: 'block' as const,
      style: 'normal' as const,
      children: [{ _type: 'span' as const, text: ru, marks: [] }],
      markDefs: [],
    },
  ],
})
