import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const featureList = defineBlock({
  type: 'feature-list',
  label: { ru: 'Перечень', kk: 'Тізбе', uz: 'Roʻyxat', en: 'Feature list' },
  description: {
    ru: 'Что здесь есть, пункт за пунктом: название, одно-два предложения и, если нужно, ссылка.',
    kk: 'Мұнда не бар екені тармақ-тармағымен: атауы, бір-екі сөйлем және керек болса сілтеме.',
    uz: 'Bu yerda nima borligi band-band: nomi, bir-ikki gap va kerak boʻlsa havola.',
    en: 'What there is, point by point: a name, a sentence or two and, where needed, a link.',
  },
  category: 'text',
  props: t.object({
    title: t.text({ label: { ru: 'Заголовок', kk: 'Тақырып', uz: 'Sarlavha', en: 'Title' }, max: 120 }),
    lead: t.optional(
      t.text({
        label: { ru: 'Вступление', kk: 'Кіріспе', uz: 'Kirish', en: 'Lead' },
        max: 400,
        multiline: true,
      }),
    ),
    arrangement: t.choice(
      {
        rows: {
          ru: 'Строками, название слева',
          kk: 'Жолдармен, атауы сол жақта',
          uz: 'Satrlar bilan, nomi chapda',
          en: 'Rows, the name at the left',
        },
        pairs: { ru: 'В две колонки', kk: 'Екі бағанмен', uz: 'Ikki ustunda', en: 'Two columns' },
      },
      {
        label: { ru: 'Расположение', kk: 'Орналасуы', uz: 'Joylashuvi', en: 'Arrangement' },
        default: 'rows',
      },
    ),
    items: t.array(
      t.object({
        title: t.text({ label: { ru: 'Название', kk: 'Атауы', uz: 'Nomi', en: 'Name' }, max: 120 }),
        text: t.text({
          label: { ru: 'Текст', kk: 'Мәтін', uz: 'Matn', en: 'Text' },
          max: 600,
          multiline: true,
        }),
        link: t.optional(
          t.link({
            label: { ru: 'Куда ведёт', kk: 'Қайда апарады', uz: 'Qayerga olib boradi', en: 'Leads to' },
          }),
        ),
      }),
      { label: { ru: 'Пункты', kk: 'Тармақтар', uz: 'Bandlar', en: 'Points' }, minItems: 1, maxItems: 24 },
    ),
  }),
  example: {
    props: {
      title: {
        ru: 'Что взять с собой',
        kk: 'Өзіңізбен не алып келу керек',
        uz: 'Oʻzingiz bilan nima olasiz',
        en: 'What to bring',
      },
      arrangement: 'rows',
      items: [
        {
          title: {
            ru: 'Удостоверение личности',
            kk: 'Жеке куәлік',
            uz: 'Shaxsni tasdiqlovchi hujjat',
            en: 'Identity card',
          },
          text: {
            ru: 'По нему регистратура найдёт вашу карту и прикрепление.',
            kk: 'Тіркеу бөлімі сол арқылы картаңыз бен тіркелуіңізді табады.',
            uz: 'Qabulxona shu orqali kartangiz va biriktirilishingizni topadi.',
            en: 'The front desk finds your record and registration by it.',
          },
        },
        {
          title: {
            ru: 'Прошлые снимки и анализы',
            kk: 'Бұрынғы түсірілімдер мен талдаулар',
            uz: 'Avvalgi suratlar va tahlillar',
            en: 'Earlier images and test results',
          },
          text: {
            ru: 'Врач сравнит их с новыми, и часть обследований не придётся повторять.',
            kk: 'Дәрігер оларды жаңасымен салыстырады, кейбір тексеруді қайталаудың қажеті болмайды.',
            uz: 'Shifokor ularni yangisi bilan solishtiradi va ayrim tekshiruvlarni takrorlash shart boʻlmaydi.',
            en: 'The doctor compares them with new ones, so some tests need not be repeated.',
          },
          link: { kind: 'page', path: '/contacts' },
        },
      ],
    },
  },
})

export default featureList
export type FeatureListProps = BlockProps<typeof featureList>
