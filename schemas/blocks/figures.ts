import { t } from '../core/type.ts'
import { titleField, titleHiddenField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const figures = defineBlock({
  type: 'figures',
  label: { ru: 'Цифры', kk: 'Сандар', uz: 'Raqamlar', en: 'Figures' },
  description: {
    ru: 'От двух до шести чисел, которые говорят о клинике: сколько врачей, с какого года.',
    kk: 'Клиника туралы айтатын екіден алтыға дейінгі сан: қанша дәрігер, қай жылдан бері.',
    uz: 'Klinika haqida soʻzlaydigan ikkitadan oltitagacha raqam: nechta shifokor, qaysi yildan beri.',
    en: 'Two to six numbers that say something about the clinic: how many doctors, since what year.',
  },
  category: 'text',
  props: t.object({
    title: titleField(),
    titleHidden: titleHiddenField(),
    items: t.array(
      t.object({
        value: t.text({
          label: { ru: 'Число', kk: 'Саны', uz: 'Raqam', en: 'Number' },
          help: {
            ru: 'Коротко, крупными знаками: «12», «с 2009 года», «20 минут».',
            kk: 'Қысқа, ірі таңбамен: «12», «2009 жылдан», «20 минут».',
            uz: 'Qisqa, yirik yozuvda: “12”, “2009-yildan”, “20 daqiqa”.',
            en: 'Short, shown large: “12”, “since 2009”, “20 minutes”.',
          },
          max: 20,
        }),
        label: t.text({
          label: { ru: 'О чём оно', kk: 'Не туралы', uz: 'Nima haqida', en: 'What it counts' },
          help: {
            ru: 'Читается сразу за числом: «врачей пяти специальностей».',
            kk: 'Саннан кейін бірден оқылады: «дәрігер, бес мамандық».',
            uz: 'Raqamdan keyin darhol oʻqiladi: “shifokor, besh mutaxassislik”.',
            en: 'Read right after the number: “doctors in five specialities”.',
          },
          max: 80,
        }),
        note: t.optional(
          t.text({
            label: { ru: 'Пояснение', kk: 'Түсініктеме', uz: 'Izoh', en: 'Note' },
            max: 160,
            multiline: true,
          }),
        ),
      }),
      { label: { ru: 'Числа', kk: 'Сандар', uz: 'Raqamlar', en: 'Numbers' }, minItems: 2, maxItems: 6 },
    ),
  }),
  example: {
    props: {
      items: [
        {
          value: { ru: '12', kk: '12', uz: '12', en: '12' },
          label: {
            ru: 'врачей пяти специальностей',
            kk: 'дәрігер, бес мамандық',
            uz: 'shifokor, besh mutaxassislik',
            en: 'doctors in five specialities',
          },
        },
        {
          value: {
            ru: 'с\u00a02009\u00a0года',
            kk: '2009\u00a0жылдан',
            uz: '2009-yildan',
            en: 'Since\u00a02009',
          },
          label: {
            ru: 'на проспекте Абая',
            kk: 'бері Абай даңғылында',
            uz: 'beri Abay shoh koʻchasida',
            en: 'on Abay Avenue',
          },
        },
        {
          value: { ru: '20\u00a0минут', kk: '20\u00a0минут', uz: '20\u00a0daqiqa', en: '20\u00a0minutes' },
          label: {
            ru: 'занимает первый осмотр',
            kk: 'алғашқы тексеруге жетеді',
            uz: 'birinchi koʻrikka yetadi',
            en: 'for the first check-up',
          },
          note: {
            ru: 'Если нужен снимок, сделаем его в\u00a0тот\u00a0же день.',
            kk: 'Түсірілім керек болса, сол күні жасаймыз.',
            uz: 'Surat kerak boʻlsa, oʻsha kuni olamiz.',
            en: 'If you need an X-ray, we take it the same day.',
          },
        },
        {
          value: { ru: '0\u00a0₸', kk: '0\u00a0₸', uz: '0\u00a0₸', en: '0\u00a0₸' },
          label: {
            ru: 'доплаты за оплату частями',
            kk: 'бөліп төлегенге қосылатын ақы',
            uz: 'boʻlib toʻlash uchun qoʻshimcha haq',
            en: 'extra for paying in instalments',
          },
        },
      ],
    },
  },
})

export default figures
export type FiguresProps = BlockProps<typeof figures>
