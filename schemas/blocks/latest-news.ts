import { t } from '../core/type.ts'
import { dateField, limitField, titleField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const latestNews = defineBlock({
  type: 'latest-news',
  label: {
    ru: 'Новости всех клиник',
    kk: 'Барлық клиника жаңалықтары',
    uz: 'Barcha klinikalar yangiliklari',
    en: 'News of all clinics',
  },
  description: {
    ru: 'Самые свежие новости каталога, у каждой названа клиника.',
    kk: 'Каталогтағы ең жаңа жаңалықтар, әрқайсысында клиника аталады.',
    uz: 'Katalogdagi eng soʻnggi yangiliklar, har birida klinika nomi bor.',
    en: 'The newest news of the directory, each with the name of its clinic.',
  },
  category: 'clinic',
  props: t.object({ title: titleField(), limit: limitField(8, 4) }),
  data: t.object({
    items: t.array(
      t.object({
        title: t.text({ max: 300 }),
        lead: t.optional(t.text({ max: 600 })),
        image: t.optional(t.image()),
        company: t.text(),
        date: dateField(),
        link: t.link(),
      }),
      { minItems: 1 },
    ),
  }),
  example: {
    props: { limit: 4 },
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
            ru: 'Здесь можно спокойно дождаться приёма: есть книги и тихий уголок.',
            kk: 'Мұнда қабылдауды тыныш күтуге болады: кітаптар мен оңаша бұрыш бар.',
            uz: 'Bu yerda qabulni bemalol kutish mumkin: kitoblar va tinch burchak bor.',
            en: 'A calm place to wait for a visit, with books and a quiet corner.',
          },
          image: {
            src: '/images/demo-dent/reception-1',
            width: 1600,
            height: 1067,
            color: '#cfdedb',
            alt: {
              ru: 'Светлая комната с низкими стульями',
              kk: 'Аласа орындықтары бар жарық бөлме',
              uz: 'Past stulli yorugʻ xona',
              en: 'A bright room with low chairs',
            },
          },
          company: { ru: 'Демо-Дент', kk: 'Демо-Дент', uz: 'Demo-Dent', en: 'Demo-Dent' },
          date: {
            datetime: '2026-11-18T05:00:00Z',
            text: {
              ru: '18 ноября, 10:00',
              kk: '18 қараша, 10:00',
              uz: '18-noyabr, 10:00',
              en: '18 November, 10:00',
            },
          },
          link: { kind: 'page', path: '/l/demo-dent/news/clinic/children-room' },
        },
        {
          title: {
            ru: 'В\u00a0субботу принимаем до\u00a016:00',
            kk: 'Сенбі күні 16:00-ге дейін қабылдаймыз',
            uz: 'Shanba kuni 16:00\u00a0gacha qabul qilamiz',
            en: 'Open until 16:00 on Saturday',
          },
          company: { ru: 'Демо-Семья', kk: 'Демо-Отбасы', uz: 'Demo-Oila', en: 'Demo-Family' },
          date: {
            datetime: '2026-10-30T06:00:00Z',
            text: {
              ru: '30 октября, 11:00',
              kk: '30 қазан, 11:00',
              uz: '30-oktabr, 11:00',
              en: '30 October, 11:00',
            },
          },
          link: { kind: 'page', path: '/l/demo-family/news/visits/saturday-hours' },
        },
      ],
    },
  },
})

export default latestNews
export type LatestNewsProps = BlockProps<typeof latestNews>
