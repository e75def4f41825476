import { annotate } from '../core/annotate.ts'
import type { Static } from '../core/plain-schema.ts'
import { plain } from '../core/plain-schema.ts'
import { hrefPattern } from '../formats/href.ts'
import { visiblePattern } from '../formats/visible.ts'
import { richObject } from './rich-object.ts'

/** A file to download: a paragraph of its own. */
export const file = richObject(
  'file',
  {
    href: plain.string({
      maxLength: 2000,
      pattern: hrefPattern,
      ...annotate({
        editor: 'file',
        label: { ru: 'Адрес файла', kk: 'Файл мекенжайы', uz: 'Fayl manzili', en: 'Address of the file' },
        help: {
          ru: 'Адрес с https:// или путь на этом сайте, например /files/license.pdf.',
          kk: 'https:// деп басталатын мекенжай немесе осы сайттағы жол, мысалы /files/license.pdf.',
          uz: 'https:// bilan boshlanadigan manzil yoki shu saytdagi yoʻl, masalan /files/license.pdf.',
          en: 'An https:// address or a path on this site, such as /files/license.pdf.',
        },
      }),
    }),
    name: plain.string({
      maxLength: 300,
      pattern: visiblePattern,
      ...annotate({ label: { ru: 'Название', kk: 'Атауы', uz: 'Nomi', en: 'Name' } }),
    }),
    bytes: plain.optional(
      plain.integer({
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        ...annotate({
          label: { ru: 'Размер в байтах', kk: 'Көлемі байтпен', uz: 'Hajmi baytlarda', en: 'Size in bytes' },
        }),
      }),
    ),
  },
  { label: { ru: 'Файл', kk: 'Файл', uz: 'Fayl', en: 'File' } },
)
export type RichFile = Static<typeof file>
