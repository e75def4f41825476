import { t } from '../core/type.ts'
import {
  categoriesField,
  categoryField,
  dateField,
  limitField,
  pageField,
  pagingField,
  slugField,
  titleField,
  titleHiddenField,
} from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const newsGrid = defineBlock({
  type: 'news-grid',
  label: { ru: 'Новости', kk: 'Жаңалықтар', uz: 'Yangiliklar', en: 'News' },
  description: {
    ru: 'Последние новости клиники, самая свежая — крупнее.',
    kk: 'Клиниканың соңғы жаңалықтары, ең жаңасы ірірек.',
    uz: 'Klinikaning soʻnggi yangiliklari, eng yangisi kattaroq.',
    en: 'The latest news of the clinic, the newest one larger.',
  },
  category: 'clinic',
  props: t.object({
    title: titleField(),
    titleHidden: titleHiddenField(),
    category: categoryField(),
    except: slugField(),
    limit: limitField(12, 3),
    allLink: t.optional(
      t.boolean({
        label: {
          ru: 'Ссылка «Все новости»',
          kk: '«Барлық жаңалық» сілтемесі',
          uz: '“Barcha yangiliklar” havolasi',
          en: 'Link “All news”',
        },
        default: true,
      }),
    ),
    page: pageField(),
    /** Slug of the network whose news are shown, in the directory; of all networks. */
    network: slugField(),
    inNetworks: t.optional(
      t.boolean({
        label: {
          ru: 'Новости сетей',
          kk: 'Желілер жаңалықтары',
          uz: 'Tarmoqlar yangiliklari',
          en: 'News of networks',
        },
        hidden: true,
      }),
    ),
  }),
  data: t.object({
    categories: t.optional(categoriesField()),
    items: t.array(
      t.object({
        title: t.text({ max: 300 }),
        lead: t.optional(t.text({ max: 600 })),
        image: t.optional(t.image()),
        company: t.optional(t.text()),
        category: t.optional(t.text()),
        date: dateField(),
        link: t.link(),
      }),
    ),
    allLink: t.optional(t.link()),
    paging: t.optional(pagingField()),
  }),
  example: {
    props: {
      title: {
        ru: 'Новости клиники',
        kk: 'Клиника жаңалықтары',
        uz: 'Klinika yangiliklari',
        en: 'Clinic news',
      },
      limit: 3,
      allLink: true,
    },
    data: {
      items: [
        {
          title: {
            ru: 'Открыли детскую комнату на\u00a0втором этаже',
            kk: 'Екінші қабатта балалар бөлмесі ашылды',
            uz: 'Ikkinchi qavatda bolalar xonasi ochildi',
            en: 'A children’s room has opened upstairs',
          },
          lead: {
            ru: 'Здесь можно спокойно дождаться приёма: есть книги, тихий уголок и место для коляски.',
            kk: 'Мұнда қабылдауды тыныш күтуге болады: кітаптар, оңаша бұрыш және арба қоятын орын бар.',
            uz: 'Bu yerda qabulni bemalol kutish mumkin: kitoblar, tinch burchak va aravacha uchun joy bor.',
            en: 'A calm place to wait for a visit, with books, a quiet corner and room for a pram.',
          },
          image: {
            src: '/images/demo-dent/reception-1',
            width: 1600,
            height: 1000,
            color: '#cfdedb',
            alt: {
              ru: 'Светлая комната с низкими стульями',
              kk: 'Аласа орындықтары бар жарық бөлме',
              uz: 'Past stulli yorugʻ xona',
              en: 'A bright room with low chairs',
            },
          },
          category: { ru: 'Клиника', kk: 'Клиника', uz: 'Klinika', en: 'Clinic' },
          date: {
            datetime: '2026-11-18T05:00:00Z',
            text: {
              ru: '18 ноября, 10:00',
              kk: '18 қараша, 10:00',
              uz: '18-noyabr, 10:00',
              en: '18 November, 10:00',
            },
          },
          link: { kind: 'page', path: '/news/clinic/children-room' },
        },
        {
          title: {
            ru: 'Прививки от\u00a0гриппа — без\u00a0записи до\u00a0конца ноября',
            kk: 'Тұмауға қарсы екпе — қараша соңына дейін алдын ала жазылусыз',
            uz: 'Grippga qarshi emlash — noyabr oxirigacha oldindan yozilmasdan',
            en: 'Flu vaccination without an appointment until the end of November',
          },
          category: { ru: 'Приём', kk: 'Қабылдау', uz: 'Qabul', en: 'Visits' },
          date: {
            datetime: '2026-11-09T04:30:00Z',
            text: {
              ru: '09 ноября, 09:30',
              kk: '09 қараша, 09:30',
              uz: '9-noyabr, 09:30',
              en: '09 November, 09:30',
            },
          },
          link: { kind: 'page', path: '/news/visits/flu-vaccination' },
        },
        {
          title: {
            ru: 'В\u00a0субботу принимаем до\u00a016:00',
            kk: 'Сенбі күні 16:00-ге дейін қабылдаймыз',
            uz: 'Shanba kuni 16:00\u00a0gacha qabul qilamiz',
            en: 'Open until 16:00 on Saturday',
          },
          category: { ru: 'Приём', kk: 'Қабылдау', uz: 'Qabul', en: 'Visits' },
          date: {
            datetime: '2026-10-30T06:00:00Z',
            text: {
              ru: '30 октября, 11:00',
              kk: '30 қазан, 11:00',
              uz: '30-oktabr, 11:00',
              en: '30 October, 11:00',
            },
          },
          link: { kind: 'page', path: '/news/visits/saturday-hours' },
        },
      ],
      allLink: { kind: 'page', path: '/news' },
    },
  },
})

export default newsGrid
export type NewsGridProps = BlockProps<typeof newsGrid>
