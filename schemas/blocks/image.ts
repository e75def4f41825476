import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const image = defineBlock({
  type: 'image',
  label: { ru: 'Изображение', kk: 'Сурет', uz: 'Rasm', en: 'Picture' },
  description: {
    ru: 'Одно изображение с подписью или без неё.',
    kk: 'Түсіндірмесі бар немесе түсіндірмесіз бір сурет.',
    uz: 'Izohli yoki izohsiz bitta rasm.',
    en: 'One picture, with a caption or without.',
  },
  category: 'media',
  props: t.object({
    image: t.image({ label: { ru: 'Изображение', kk: 'Сурет', uz: 'Rasm', en: 'Picture' } }),
    caption: t.optional(
      t.text({ label: { ru: 'Подпись', kk: 'Түсіндірме', uz: 'Izoh', en: 'Caption' }, max: 300 }),
    ),
  }),
  example: {
    props: {
      image: {
        src: '/images/demo-dent/reception-1',
        width: 1600,
        height: 1067,
        color: '#e6e2d8',
        alt: {
          ru: 'Стойка регистратуры и кресла для ожидания',
          kk: 'Тіркеу үстелі мен күтуге арналған креслолар',
          uz: 'Qabulxona peshtaxtasi va kutish oʻrindiqlari',
          en: 'The reception desk and chairs for waiting',
        },
      },
      caption: {
        ru: 'Регистратура на первом этаже, вход со двора.',
        kk: 'Тіркеу бөлімі бірінші қабатта, кіреберіс аула жақтан.',
        uz: 'Qabulxona birinchi qavatda, kirish hovli tomondan.',
        en: 'Reception is on the ground floor; enter from the courtyard.',
      },
    },
  },
})

export default image
export type ImageProps = BlockProps<typeof image>
