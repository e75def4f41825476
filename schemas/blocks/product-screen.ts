import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const productScreen = defineBlock({
  type: 'product-screen',
  label: { ru: 'Снимок экрана', kk: 'Экран суреті', uz: 'Ekran surati', en: 'Screenshot' },
  description: {
    ru: 'Экран этого продукта на языке читателя, на телефоне таким, как его видно с телефона.',
    kk: 'Осы өнімнің оқырман тіліндегі экраны, телефонда телефоннан көрінетіндей.',
    uz: 'Shu mahsulotning oʻquvchi tilidagi ekrani, telefonda telefondan koʻringanidek.',
    en: 'A screen of this product in the reader’s language; on a phone as a phone shows it.',
  },
  category: 'media',
  isOffered: false,
  props: t.object({
    /** The name of its files (`demo/product/screens`). */
    name: t.string({
      label: { ru: 'Снимок', kk: 'Сурет', uz: 'Surat', en: 'Screenshot' },
      hidden: true,
      max: 40,
      pattern: '^[a-z]+$',
    }),
    /** What it shows. */
    alt: t.text({
      label: {
        ru: 'Что на снимке',
        kk: 'Суретте не бар',
        uz: 'Suratda nima bor',
        en: 'What it shows',
      },
      max: 200,
    }),
    caption: t.optional(
      t.text({ label: { ru: 'Подпись', kk: 'Түсіндірме', uz: 'Izoh', en: 'Caption' }, max: 300 }),
    ),
  }),
  data: t.object({ wide: t.image(), narrow: t.image() }),
  example: {
    props: {
      name: 'services',
      alt: {
        ru: 'Услуги и цены клиники',
        kk: 'Клиника қызметтері мен бағалары',
        uz: 'Klinika xizmatlari va narxlari',
        en: 'The clinic’s services and prices',
      },
    },
    data: {
      wide: {
        src: '/images/shipa/screen-services-ru-wide',
        width: 1440,
        height: 765,
        color: '#f4f3ef',
        alt: { ru: 'Услуги', kk: 'Қызметтер', uz: 'Xizmatlar', en: 'Services' },
      },
      narrow: {
        src: '/images/shipa/screen-services-ru-narrow',
        width: 720,
        height: 960,
        color: '#f4f3ef',
        alt: { ru: 'Услуги', kk: 'Қызметтер', uz: 'Xizmatlar', en: 'Services' },
      },
    },
  },
})

export default productScreen
export type ProductScreenProps = BlockProps<typeof productScreen>
