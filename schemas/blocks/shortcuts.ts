import { t } from '../core/type.ts'
import { titleField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

/** Topic of a shortcut, which determines its icon. */
const about = t.choice({
  appointment: { ru: 'Запись', kk: 'Жазылу', uz: 'Yozilish', en: 'Booking' },
  specialists: { ru: 'Врачи', kk: 'Дәрігерлер', uz: 'Shifokorlar', en: 'Doctors' },
  prices: { ru: 'Цены', kk: 'Бағалар', uz: 'Narxlar', en: 'Prices' },
  question: { ru: 'Вопрос', kk: 'Сұрақ', uz: 'Savol', en: 'Question' },
  contacts: { ru: 'Контакты', kk: 'Байланыс', uz: 'Aloqa', en: 'Contacts' },
  reviews: { ru: 'Отзывы', kk: 'Пікірлер', uz: 'Sharhlar', en: 'Reviews' },
  news: { ru: 'Новости', kk: 'Жаңалықтар', uz: 'Yangiliklar', en: 'News' },
  photos: { ru: 'Фотографии', kk: 'Суреттер', uz: 'Rasmlar', en: 'Photos' },
  insurance: { ru: 'Страхование', kk: 'Сақтандыру', uz: 'Sugʻurta', en: 'Insurance' },
  page: { ru: 'Страница', kk: 'Бет', uz: 'Sahifa', en: 'Page' },
})

const shortcuts = defineBlock({
  type: 'shortcuts',
  label: { ru: 'Быстрые ссылки', kk: 'Жылдам сілтемелер', uz: 'Tezkor havolalar', en: 'Shortcuts' },
  description: {
    ru: 'До шести разделов, которые ищут чаще всего. Показываются только те, что есть в меню сайта.',
    kk: 'Ең жиі ізделетін алты бөлімге дейін. Сайт мәзірінде барлары ғана көрсетіледі.',
    uz: 'Eng koʻp qidiriladigan oltitagacha boʻlim. Faqat sayt menyusida borlari koʻrsatiladi.',
    en: 'Up to six of the sections that people look for most. Only those in the site’s menu are shown.',
  },
  category: 'clinic',
  facts: ['services'],
  props: t.object({
    title: titleField(),
    /** The price list block of the same page. */
    prices: t.optional(
      t.string({
        label: { ru: 'Блок с ценами', kk: 'Бағалар блогы', uz: 'Narxlar bloki', en: 'Block with the prices' },
        hidden: true,
        max: 64,
        pattern: '^[\\w-]+$',
      }),
    ),
  }),
  data: t.object({
    items: t.array(t.object({ about, title: t.text(), link: t.link() }), { minItems: 2, maxItems: 6 }),
  }),
  example: {
    props: {},
    data: {
      items: [
        {
          about: 'appointment',
          title: {
            ru: 'Запись на приём',
            kk: 'Қабылдауға жазылу',
            uz: 'Qabulga yozilish',
            en: 'Book a visit',
          },
          link: { kind: 'page', path: '/appointment' },
        },
        {
          about: 'specialists',
          title: { ru: 'Врачи', kk: 'Дәрігерлер', uz: 'Shifokorlar', en: 'Doctors' },
          link: { kind: 'page', path: '/specialists' },
        },
        {
          about: 'prices',
          title: {
            ru: 'Услуги и цены',
            kk: 'Қызметтер мен бағалар',
            uz: 'Xizmatlar va narxlar',
            en: 'Services and prices',
          },
          link: { kind: 'page', path: '/#services-title' },
        },
        {
          about: 'question',
          title: { ru: 'Задать вопрос', kk: 'Сұрақ қою', uz: 'Savol berish', en: 'Ask a question' },
          link: { kind: 'page', path: '/ask-question' },
        },
        {
          about: 'reviews',
          title: { ru: 'Отзывы', kk: 'Пікірлер', uz: 'Sharhlar', en: 'Reviews' },
          link: { kind: 'page', path: '/reviews' },
        },
        {
          about: 'contacts',
          title: { ru: 'Контакты', kk: 'Байланыс', uz: 'Aloqa', en: 'Contacts' },
          link: { kind: 'page', path: '/contacts' },
        },
      ],
    },
  },
})

export default shortcuts
export type ShortcutsProps = BlockProps<typeof shortcuts>
