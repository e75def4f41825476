import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const steps = defineBlock({
  type: 'steps',
  label: { ru: 'Шаги', kk: 'Қадамдар', uz: 'Qadamlar', en: 'Steps' },
  description: {
    ru: 'Как что-то сделать: пронумерованные шаги, каждый одной мыслью.',
    kk: 'Бір нәрсені қалай істеу керек: нөмірленген қадамдар, әрқайсысы бір ойдан.',
    uz: 'Biror narsani qanday qilish: raqamlangan qadamlar, har birida bitta fikr.',
    en: 'How to do something: numbered steps, one thought each.',
  },
  category: 'text',
  props: t.object({
    title: t.text({ label: { ru: 'Заголовок', kk: 'Тақырып', uz: 'Sarlavha', en: 'Title' }, max: 120 }),
    items: t.array(
      t.object({
        title: t.text({ label: { ru: 'Шаг', kk: 'Қадам', uz: 'Qadam', en: 'Step' }, max: 80 }),
        text: t.text({
          label: { ru: 'Текст', kk: 'Мәтін', uz: 'Matn', en: 'Text' },
          max: 400,
          multiline: true,
        }),
      }),
      { label: { ru: 'Шаги', kk: 'Қадамдар', uz: 'Qadamlar', en: 'Steps' }, minItems: 2, maxItems: 8 },
    ),
  }),
  example: {
    props: {
      title: {
        ru: 'Как проходит первый визит',
        kk: 'Алғашқы келу қалай өтеді',
        uz: 'Birinchi tashrif qanday oʻtadi',
        en: 'What happens on the first visit',
      },
      items: [
        {
          title: { ru: 'Разговор', kk: 'Әңгіме', uz: 'Suhbat', en: 'A conversation' },
          text: {
            ru: 'Врач спрашивает, что беспокоит, и смотрит прошлые снимки.',
            kk: 'Дәрігер не мазалайтынын сұрап, бұрынғы түсірілімдерді қарайды.',
            uz: 'Shifokor nima bezovta qilayotganini soʻraydi va avvalgi suratlarni koʻradi.',
            en: 'The doctor asks what troubles you and looks at earlier images.',
          },
        },
        {
          title: { ru: 'Осмотр', kk: 'Қарап-тексеру', uz: 'Koʻrik', en: 'An examination' },
          text: {
            ru: 'Осмотр занимает около двадцати минут, больно не будет.',
            kk: 'Қарап-тексеру жиырма минуттай созылады, ауырмайды.',
            uz: 'Koʻrik yigirma daqiqacha davom etadi, ogʻriq boʻlmaydi.',
            en: 'It takes about twenty minutes and does not hurt.',
          },
        },
        {
          title: { ru: 'План', kk: 'Жоспар', uz: 'Reja', en: 'A plan' },
          text: {
            ru: 'Вы получаете план лечения и решаете дома, без спешки.',
            kk: 'Емдеу жоспарын алып, үйде асықпай шешесіз.',
            uz: 'Davolash rejasini olasiz va uyda shoshmasdan qaror qilasiz.',
            en: 'You get a plan of treatment and decide at home, without haste.',
          },
        },
      ],
    },
  },
})

export default steps
export type StepsProps = BlockProps<typeof steps>
