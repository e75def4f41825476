import { patterns, type TSchema, t } from '../core/type.ts'
import { pictureSchema } from '../design/picture-schema.ts'
import { searchLabels } from './search-labels.ts'

/** Properties of every stored block. */
export const storedBlockProperties = {
  id: { type: 'string', maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' },
  type: { type: 'string', maxLength: 64, pattern: '^[a-z][a-z0-9-]*$' },
  v: { type: 'integer', minimum: 1 },
  props: { type: 'object' },
  visibility: {
    type: 'object',
    properties: {
      isHidden: { const: true },
      from: { type: 'string', pattern: patterns.date },
      to: { type: 'string', pattern: patterns.date },
    },
    additionalProperties: false,
  },
}

/** JSON Schema of a stored block without its props, which its own definition validates. */
export const storedBlockSchema: TSchema = {
  type: 'object',
  properties: { ...storedBlockProperties, children: { type: 'array' } },
  required: ['id', 'type', 'v', 'props'],
  additionalProperties: false,
}

/** The name of a page, and its texts for search engines and messengers, entered by editors. */
export const pageHeadProperties = {
  title: t.text({
    label: { ru: 'Название страницы', kk: 'Бет атауы', uz: 'Sahifa nomi', en: 'Page title' },
    max: 120,
  }),
  searchTitle: t.optional(
    t.text({
      label: searchLabels.title,
      help: {
        ru: 'Пусто — название страницы и имя клиники.',
        kk: 'Бос болса — беттің атауы мен клиниканың аты.',
        uz: 'Boʻsh boʻlsa — sahifa nomi va klinika nomi.',
        en: 'Leave empty for the page’s title and the clinic’s name.',
      },
      max: 70,
    }),
  ),
  description: t.optional(
    t.text({
      label: { ru: 'Описание', kk: 'Сипаттама', uz: 'Tavsif', en: 'Description' },
      help: {
        ru: 'Одно-два предложения для поисковых систем.',
        kk: 'Іздеу жүйелеріне арналған бір-екі сөйлем.',
        uz: 'Qidiruv tizimlari uchun bir-ikki gap.',
        en: 'One or two sentences for search engines.',
      },
      max: 300,
      multiline: true,
    }),
  ),
  image: t.optional(
    pictureSchema({
      label: searchLabels.image,
      help: {
        ru: 'Пусто — общее изображение сайта, а без него — с названием страницы, которое мы рисуем сами.',
        kk: 'Бос болса — сайттың ортақ суреті, ол да болмаса, бет атауы жазылған суретті өзіміз саламыз.',
        uz: 'Boʻsh boʻlsa — saytning umumiy rasmi, u ham boʻlmasa, sahifa nomi yozilgan rasmni oʻzimiz chizamiz.',
        en: 'Leave empty for the picture of the site, or without one a picture with the page’s title, which we draw ourselves.',
      },
    }),
  ),
}

/** JSON Schema of a stored page without the content of blocks, which `validatePage` validates. */
export const storedPageSchema: TSchema = {
  ...t.object(pageHeadProperties),
  properties: { ...pageHeadProperties, blocks: { type: 'array' } },
  required: ['title', 'blocks'],
}
