import type { CommentType } from '../api/comment.ts'
import { type Label, t } from '../core/type.ts'
import { dateField, slugField, writtenLanguages } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const types = {
  news: { ru: 'Новость', kk: 'Жаңалық', uz: 'Yangilik', en: 'News item' },
  material: { ru: 'Материал', kk: 'Материал', uz: 'Material', en: 'Material' },
} satisfies Record<CommentType, Label>

const comments = defineBlock({
  type: 'comments',
  label: { ru: 'Комментарии', kk: 'Түсініктемелер', uz: 'Izohlar', en: 'Comments' },
  description: {
    ru: 'Что читатели пишут под новостью или материалом. Сначала их читает модератор.',
    kk: 'Оқырмандар жаңалық не материал астында жазатын түсініктемелер. Алдымен модератор оқиды.',
    uz: 'Oʻquvchilar yangilik yoki material ostida yozadigan izohlar. Avval moderator oʻqiydi.',
    en: 'What readers write under a news item or a material. A moderator reads it first.',
  },
  category: 'text',
  isOffered: false,
  props: t.object({
    type: t.choice(types, {
      label: { ru: 'Под чем', kk: 'Не астында', uz: 'Nima ostida', en: 'On what' },
      hidden: true,
    }),
    slug: slugField(),
  }),
  data: t.object({
    slug: t.string({ max: 160 }),
    items: t.array(
      t.object({
        author: t.string({ max: 120 }),
        text: t.string({ max: 4000, multiline: true }),
        lang: t.choice(writtenLanguages),
        date: dateField(),
      }),
    ),
  }),
  example: {
    props: { type: 'news', slug: 'new-scanner' },
    data: {
      slug: 'new-scanner',
      items: [
        {
          author: 'Гульнара М.',
          lang: 'ru',
          text: 'Спасибо, что написали заранее: успела перенести приём.',
          date: {
            datetime: '2026-11-12T09:30:00Z',
            text: {
              ru: '12 ноября, 14:30',
              kk: '12 қараша, 14:30',
              uz: '12-noyabr, 14:30',
              en: '12 November, 14:30',
            },
          },
        },
      ],
    },
  },
})

export default comments
export type CommentsProps = BlockProps<typeof comments>
