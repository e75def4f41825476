import { t } from '../core/type.ts'
import { actionField } from '../page/action-field.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const callToAction = defineBlock({
  type: 'call-to-action',
  label: { ru: 'Текст с кнопкой', kk: 'Түймесі бар мәтін', uz: 'Tugmali matn', en: 'Text with a button' },
  description: {
    ru: 'Полоса с одной кнопкой для того, что посетителю стоит сделать дальше.',
    kk: 'Келушінің келесі қадамына арналған бір түймесі бар жолақ.',
    uz: 'Tashrif buyuruvchining keyingi qadami uchun bitta tugmali tasma.',
    en: 'A band with one button for what a visitor should do next.',
  },
  category: 'action',
  props: t.object({
    title: t.text({ label: { ru: 'Заголовок', kk: 'Тақырып', uz: 'Sarlavha', en: 'Title' }, max: 120 }),
    text: t.optional(
      t.text({ label: { ru: 'Текст', kk: 'Мәтін', uz: 'Matn', en: 'Text' }, max: 300, multiline: true }),
    ),
    action: actionField({ label: { ru: 'Кнопка', kk: 'Түйме', uz: 'Tugma', en: 'Button' } }),
    tone: t.choice(
      {
        calm: { ru: 'Спокойный', kk: 'Сабырлы', uz: 'Sokin', en: 'Calm' },
        accent: { ru: 'Заметный', kk: 'Көзге түсетін', uz: 'Koʻzga tashlanadigan', en: 'Prominent' },
      },
      { label: { ru: 'Вид', kk: 'Көрінісі', uz: 'Koʻrinishi', en: 'Look' }, default: 'calm' },
    ),
  }),
  example: {
    props: {
      title: {
        ru: 'Не знаете, к\u00a0какому врачу записаться?',
        kk: 'Қай дәрігерге жазыларыңызды білмейсіз бе?',
        uz: 'Qaysi shifokorga yozilishni bilmayapsizmi?',
        en: 'Not sure which doctor to see?',
      },
      text: {
        ru: 'Опишите, что беспокоит, и мы подскажем врача и время.',
        kk: 'Не мазалайтынын жазыңыз, қай дәрігерге, қашан келуге болатынын айтамыз.',
        uz: 'Nima bezovta qilayotganini yozing, qaysi shifokorga va qachon kelish mumkinligini aytamiz.',
        en: 'Tell us what is bothering you, and we will suggest a doctor and a time.',
      },
      action: {
        label: { ru: 'Задать вопрос', kk: 'Сұрақ қою', uz: 'Savol berish', en: 'Ask a question' },
        link: { kind: 'page', path: '/ask-question' },
      },
      tone: 'accent',
    },
  },
})

export default callToAction
export type CallToActionProps = BlockProps<typeof callToAction>
