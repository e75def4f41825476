import { t } from '../core/type.ts'
import { limitField, titleField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const siteExamples = defineBlock({
  type: 'site-examples',
  label: { ru: 'Примеры сайтов', kk: 'Сайт үлгілері', uz: 'Sayt namunalari', en: 'Site examples' },
  description: {
    ru: 'Сайты демонстрационных клиник, чтобы посмотреть, как выглядит готовый сайт.',
    kk: 'Дайын сайттың қандай болатынын көруге арналған демонстрациялық клиникалар сайттары.',
    uz: 'Tayyor sayt qanday koʻrinishini koʻrish uchun demo klinikalar saytlari.',
    en: 'Sites of the demonstration clinics, to see what a finished site looks like.',
  },
  category: 'clinic',
  isOffered: false,
  props: t.object({
    title: titleField(),
    lead: t.optional(
      t.text({
        label: { ru: 'Вступление', kk: 'Кіріспе', uz: 'Kirish', en: 'Lead' },
        max: 400,
        multiline: true,
      }),
    ),
    limit: limitField(4, 2),
  }),
  data: t.object({
    sites: t.array(
      t.object({
        name: t.text(),
        category: t.optional(t.text()),
        image: t.optional(t.image()),
        link: t.link(),
      }),
      { minItems: 1 },
    ),
  }),
  example: {
    props: { limit: 2 },
    data: {
      sites: [
        {
          name: { ru: 'Демо-Дент', kk: 'Демо-Дент', uz: 'Demo-Dent', en: 'Demo-Dent' },
          category: { ru: 'Стоматология', kk: 'Стоматология', uz: 'Stomatologiya', en: 'Dental clinic' },
          image: {
            src: '/images/demo-dent/reception-1',
            width: 1600,
            height: 1067,
            color: '#cfdedb',
            alt: {
              ru: 'Светлая приёмная со стойкой',
              kk: 'Үстелі бар жарық қабылдау бөлмесі',
              uz: 'Peshtaxtali yorugʻ qabulxona',
              en: 'A bright reception with a desk',
            },
          },
          link: { kind: 'page', path: '/l/demo-dent' },
        },
        {
          name: { ru: 'Демо-Семья', kk: 'Демо-Отбасы', uz: 'Demo-Oila', en: 'Demo-Family' },
          link: { kind: 'page', path: '/l/demo-family' },
        },
      ],
    },
  },
})

export default siteExamples
export type SiteExamplesProps = BlockProps<typeof siteExamples>
