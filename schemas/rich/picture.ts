import { annotate } from '../core/annotate.ts'
import { patterns } from '../core/patterns.ts'
import type { Static } from '../core/plain-schema.ts'
import { plain } from '../core/plain-schema.ts'
import { richObject } from './rich-object.ts'

const pixels = plain.optional(plain.integer({ minimum: 1, maximum: 20_000, ...annotate({ hidden: true }) }))

/** A picture: a paragraph of its own, with a caption, or a small one in a line. `src` is as in `t.image()`. */
export const picture = richObject(
  'picture',
  {
    src: plain.string({
      maxLength: 2000,
      pattern: patterns.picture,
      ...annotate({ label: { ru: 'Изображение', kk: 'Сурет', uz: 'Rasm', en: 'Picture' } }),
    }),
    width: pixels,
    height: pixels,
    color: plain.optional(plain.string({ pattern: patterns.color, ...annotate({ hidden: true }) })),
    alt: plain.optional(
      plain.string({
        maxLength: 500,
        ...annotate({
          label: {
            ru: 'Что на изображении',
            kk: 'Суретте не бар',
            uz: 'Rasmda nima bor',
            en: 'What the picture shows',
          },
          help: {
            ru: 'Для тех, кто не видит изображение. Оставьте пустым, если оно только украшает текст.',
            kk: 'Суретті көрмейтіндер үшін. Сурет тек мәтінді безендірсе, бос қалдырыңыз.',
            uz: 'Rasmni koʻrmaydiganlar uchun. Rasm matnni faqat bezasa, boʻsh qoldiring.',
            en: 'For people who do not see the picture. Leave it empty if the picture only decorates the text.',
          },
        }),
      }),
    ),
    caption: plain.optional(
      plain.string({
        maxLength: 500,
        ...annotate({ label: { ru: 'Подпись', kk: 'Түсіндірме', uz: 'Izoh', en: 'Caption' } }),
      }),
    ),
  },
  { label: { ru: 'Изображение', kk: 'Сурет', uz: 'Rasm', en: 'Picture' } },
)
export type RichPicture = Static<typeof picture>
