import { patterns, t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

/** A logo has its own background and its name as alternative text, so it needs no `color` and no `alt`. */
const { src, width, height } = t.image().properties

const logos = defineBlock({
  type: 'logos',
  label: { ru: 'Логотипы', kk: 'Логотиптер', uz: 'Logotiplar', en: 'Logos' },
  description: {
    ru: 'Страховые компании, партнёры или сертификаты: логотип, название и, если нужно, ссылка.',
    kk: 'Сақтандыру компаниялары, серіктестер немесе сертификаттар: логотипі, атауы және керек болса сілтемесі.',
    uz: 'Sugʻurta kompaniyalari, hamkorlar yoki sertifikatlar: logotipi, nomi va kerak boʻlsa havolasi.',
    en: 'Insurers, partners or certificates: a logo, a name and, where needed, a link.',
  },
  category: 'media',
  props: t.object({
    title: t.text({ label: { ru: 'Заголовок', kk: 'Тақырып', uz: 'Sarlavha', en: 'Title' }, max: 120 }),
    items: t.array(
      t.object({
        name: t.text({ label: { ru: 'Название', kk: 'Атауы', uz: 'Nomi', en: 'Name' }, max: 80 }),
        image: t.optional(
          t.object(
            { src, width, height },
            {
              label: { ru: 'Логотип', kk: 'Логотипі', uz: 'Logotipi', en: 'Logo' },
              help: {
                ru: 'Лучше всего на прозрачном фоне. Без него видно название.',
                kk: 'Фоны мөлдір болғаны дұрыс. Болмаса, атауы көрінеді.',
                uz: 'Foni shaffof boʻlgani maʼqul. Boʻlmasa, nomi koʻrinadi.',
                en: 'Best on a transparent background. Without one, the name is shown.',
              },
            },
          ),
        ),
        href: t.optional(
          t.string({
            label: { ru: 'Сайт', kk: 'Сайты', uz: 'Sayti', en: 'Website' },
            help: {
              ru: 'Полный адрес, который начинается с https://.',
              kk: 'https:// деп басталатын толық мекенжай.',
              uz: 'https:// bilan boshlanadigan toʻliq manzil.',
              en: 'The full address, starting with https://.',
            },
            max: 2000,
            pattern: patterns.https,
          }),
        ),
      }),
      {
        label: { ru: 'Логотипы', kk: 'Логотиптер', uz: 'Logotiplar', en: 'Logos' },
        minItems: 2,
        maxItems: 24,
      },
    ),
  }),
  example: {
    props: {
      title: {
        ru: 'Принимаем по\u00a0страховке',
        kk: 'Сақтандыру бойынша қабылдаймыз',
        uz: 'Sugʻurta boʻyicha qabul qilamiz',
        en: 'Insurance we accept',
      },
      items: [
        {
          name: { ru: 'Ақ қалқан', kk: 'Ақ қалқан', uz: 'Aq qalqan', en: 'Aq Qalqan' },
          image: { src: '/images/demo-family/logo', width: 400, height: 400 },
          href: 'https://aq-qalqan.example/',
        },
        {
          name: { ru: 'Дала Полис', kk: 'Дала Полис', uz: 'Dala Polis', en: 'Dala Polis' },
        },
        {
          name: { ru: 'Тау Медстрах', kk: 'Тау Медстрах', uz: 'Tau Medstrax', en: 'Tau Medstrakh' },
          href: 'https://tau-medstrakh.example/',
        },
        {
          name: { ru: 'Береке Жизнь', kk: 'Береке Өмір', uz: 'Bereke Hayot', en: 'Bereke Life' },
        },
      ],
    },
  },
})

export default logos
export type LogosProps = BlockProps<typeof logos>
