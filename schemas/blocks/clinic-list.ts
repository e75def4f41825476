import { t } from '../core/type.ts'
import { titleField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const clinicList = defineBlock({
  type: 'clinic-list',
  label: {
    ru: 'Клиники по городам',
    kk: 'Қалалар бойынша клиникалар',
    uz: 'Shaharlar boʻyicha klinikalar',
    en: 'Clinics by city',
  },
  description: {
    ru: 'Все сайты клиник, собранные по городам.',
    kk: 'Қалалар бойынша жинақталған барлық клиника сайттары.',
    uz: 'Shaharlar boʻyicha yigʻilgan barcha klinika saytlari.',
    en: 'All clinic sites, gathered by city.',
  },
  category: 'clinic',
  isOffered: false,
  props: t.object({ title: titleField() }),
  data: t.object({
    cities: t.array(
      t.object({
        name: t.text(),
        count: t.integer({ minimum: 0 }),
        companies: t.array(
          t.object({
            name: t.text(),
            category: t.optional(t.text()),
            address: t.optional(t.text({ max: 300 })),
            link: t.link(),
            isDemo: t.boolean(),
          }),
        ),
      }),
    ),
  }),
  example: {
    props: {},
    data: {
      cities: [
        {
          name: { ru: 'Алматы', kk: 'Алматы', uz: 'Olmaota', en: 'Almaty' },
          count: 2,
          companies: [
            {
              name: {
                ru: 'Стоматология «Ақ тіс»',
                kk: '«Ақ тіс» стоматологиясы',
                uz: '“Aq tis” stomatologiyasi',
                en: 'Aq Tis Dental Clinic',
              },
              category: { ru: 'Стоматология', kk: 'Стоматология', uz: 'Stomatologiya', en: 'Dental clinic' },
              address: {
                ru: 'Проспект Абая, 52',
                kk: 'Абай даңғылы, 52',
                uz: 'Abay shoh koʻchasi, 52',
                en: '52 Abay Avenue',
              },
              link: { kind: 'page', path: '/l/aq-tis' },
              isDemo: true,
            },
            {
              name: {
                ru: 'Семейный медицинский центр «Бұлақ»',
                kk: '«Бұлақ» отбасылық медицина орталығы',
                uz: '“Buloq” oilaviy tibbiyot markazi',
                en: 'Bulaq Family Medical Centre',
              },
              category: {
                ru: 'Многопрофильная клиника',
                kk: 'Көпсалалы клиника',
                uz: 'Koʻp tarmoqli klinika',
                en: 'Multi-speciality clinic',
              },
              address: {
                ru: 'Улица Сатпаева, 30А',
                kk: 'Сәтбаев көшесі, 30А',
                uz: 'Satpayev koʻchasi, 30A',
                en: '30A Satpayev Street',
              },
              link: { kind: 'page', path: '/l/bulaq' },
              isDemo: true,
            },
          ],
        },
        {
          name: { ru: 'Ташкент', kk: 'Ташкент', uz: 'Toshkent', en: 'Tashkent' },
          count: 1,
          companies: [
            {
              name: {
                ru: 'Глазная клиника «Зиё»',
                kk: '«Зиё» көз клиникасы',
                uz: '“Ziyo” koʻz klinikasi',
                en: 'Ziyo Eye Clinic',
              },
              category: {
                ru: 'Офтальмология',
                kk: 'Офтальмология',
                uz: 'Oftalmologiya',
                en: 'Ophthalmology',
              },
              link: { kind: 'page', path: '/l/ziyo' },
              isDemo: false,
            },
          ],
        },
      ],
    },
  },
})

export default clinicList
export type ClinicListProps = BlockProps<typeof clinicList>
