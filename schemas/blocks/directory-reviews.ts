import { t } from '../core/type.ts'
import { placeFields } from '../directory/directory-fields.ts'
import { pageField, pagingField, slugField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'
import { reviewFields } from '../reviews/review-fields.ts'

const directoryReviews = defineBlock({
  type: 'directory-reviews',
  label: {
    ru: 'Отзывы каталога',
    kk: 'Каталог пікірлері',
    uz: 'Katalog sharhlari',
    en: 'Reviews of the directory',
  },
  description: {
    ru: 'Новые отзывы о клиниках и врачах каталога или города.',
    kk: 'Каталогтағы немесе қаладағы клиникалар мен дәрігерлер туралы жаңа пікірлер.',
    uz: 'Katalogdagi yoki shahardagi klinikalar va shifokorlar haqidagi yangi sharhlar.',
    en: 'The newest reviews of clinics and doctors of the directory or a city.',
  },
  category: 'clinic',
  isOffered: false,
  props: t.object({
    title: t.text({ label: { ru: 'Заголовок', kk: 'Тақырып', uz: 'Sarlavha', en: 'Title' }, hidden: true }),
    city: slugField(),
    page: pageField(),
  }),
  data: t.object({
    ...placeFields(),
    items: t.array(
      t.object({
        company: t.object({ name: t.text(), link: t.link() }),
        ...reviewFields(),
      }),
    ),
    paging: t.optional(pagingField()),
  }),
  example: {
    props: {
      title: {
        ru: 'Отзывы пациентов',
        kk: 'Пациенттердің пікірлері',
        uz: 'Bemorlar sharhlari',
        en: 'Patients’ reviews',
      },
    },
    data: {
      allCities: { link: { kind: 'page', path: '/companies/reviews' }, isChosen: true },
      cities: [
        {
          slug: 'almaty',
          label: { ru: 'Алматы', kk: 'Алматы', uz: 'Olmaota', en: 'Almaty' },
          count: 3,
          link: { kind: 'page', path: '/companies/reviews/location/almaty' },
        },
      ],
      items: [
        {
          company: {
            name: {
              ru: 'Клиника «Бұлақ»',
              kk: '«Бұлақ» клиникасы',
              uz: '“Buloq” klinikasi',
              en: 'Bulaq Clinic',
            },
            link: { kind: 'page', path: '/l/bulaq' },
          },
          author: 'Kamola',
          rating: 5,
          lang: 'uz',
          text: 'Tozalash ogʻriqsiz oʻtdi. Uyda tishlarni qanday parvarish qilishni ham oʻrgatishdi.',
          date: {
            datetime: '2026-10-27T00:00:00Z',
            text: { ru: '27 октября', kk: '27 қазан', uz: '27-oktabr', en: '27 October' },
          },
        },
      ],
    },
  },
})

export default directoryReviews
export type DirectoryReviewsProps = BlockProps<typeof directoryReviews>
