import { t } from '../core/type.ts'
import { networkFields } from '../directory/directory-fields.ts'
import { slugField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const networkProfile = defineBlock({
  type: 'network-profile',
  label: { ru: 'Сеть клиник', kk: 'Клиникалар желісі', uz: 'Klinikalar tarmogʻi', en: 'Network of clinics' },
  description: {
    ru: 'Название сети, сколько в ней клиник и где, оценка пациентов.',
    kk: 'Желінің атауы, онда неше клиника бар және қайда, пациенттердің бағасы.',
    uz: 'Tarmoq nomi, unda nechta klinika va qayerda, bemorlar bahosi.',
    en: 'The name of a network, how many clinics it has and where, and its rating.',
  },
  category: 'clinic',
  isOffered: false,
  props: t.object({
    network: slugField(),
    tab: t.optional(
      t.choice(
        {
          news: { ru: 'Новости', kk: 'Жаңалықтар', uz: 'Yangiliklar', en: 'News' },
          reviews: { ru: 'Отзывы', kk: 'Пікірлер', uz: 'Sharhlar', en: 'Reviews' },
        },
        { label: { ru: 'Вкладка', kk: 'Қойынды', uz: 'Boʻlim', en: 'Tab' }, hidden: true },
      ),
    ),
  }),
  data: t.object({
    ...networkFields(),
    /** The list of networks. */
    hub: t.link(),
    clinicsLink: t.link(),
    /** Absent without articles. */
    newsLink: t.optional(t.link()),
    reviewsLink: t.optional(t.link()),
  }),
  example: {
    props: { network: 'bulaq' },
    data: {
      name: {
        ru: 'Клиники «Бұлақ»',
        kk: '«Бұлақ» клиникалары',
        uz: '“Buloq” klinikalari',
        en: 'Bulaq Clinics',
      },
      category: {
        ru: 'Многопрофильные клиники',
        kk: 'Көпсалалы клиникалар',
        uz: 'Koʻp tarmoqli klinikalar',
        en: 'Multi-speciality clinics',
      },
      clinics: 3,
      cities: [{ ru: 'Алматы', kk: 'Алматы', uz: 'Olmaota', en: 'Almaty' }],
      more: 1,
      rating: { value: 4.6, count: 12 },
      isDemo: true,
      hub: { kind: 'page', path: '/-organizations/hub' },
      clinicsLink: { kind: 'page', path: '/-organizations/hub/bulaq' },
      newsLink: { kind: 'page', path: '/-organizations/hub/bulaq/news' },
      reviewsLink: { kind: 'page', path: '/-organizations/hub/bulaq/reviews' },
    },
  },
})

export default networkProfile
export type NetworkProfileProps = BlockProps<typeof networkProfile>
