import { linkTargetOf } from '../core/link-target-of.ts'
import { isRecord } from '../core/schema-shape.ts'
import { t } from '../core/type.ts'
import { actionField } from '../page/action-field.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

/**
 * Version 1 had `button: { label, href }` with an entered address. A button with an invalid address is kept for
 * editors to see; a button besides an existing `action` is removed.
 */
function buttonBecomesAction(props: Record<string, unknown>): Record<string, unknown> {
  const { button, ...rest } = props
  if (button === undefined) return props
  if (button === null || 'action' in rest) return rest
  if (!isRecord(button) || typeof button.href !== 'string') return props
  const link = linkTargetOf(button.href.trim())
  if (!link) return props
  const label = typeof button.label === 'string' ? { ru: button.label } : button.label
  return { ...rest, action: { label, link } }
}

const hero = defineBlock({
  type: 'hero',
  label: { ru: 'Обложка', kk: 'Мұқаба', uz: 'Muqova', en: 'Cover' },
  description: {
    ru: 'Начало главной страницы: главная мысль одной строкой, предложение о клинике и главная кнопка.',
    kk: 'Басты беттің басы: бір жолдық негізгі ой, клиника туралы бір сөйлем және негізгі түйме.',
    uz: 'Bosh sahifaning boshi: bir qatorlik asosiy fikr, klinika haqida bir gap va asosiy tugma.',
    en: 'The start of the home page: the main idea in one line, a sentence about the clinic and the main button.',
  },
  category: 'intro',
  props: t.object({
    title: t.text({
      label: { ru: 'Заголовок', kk: 'Тақырып', uz: 'Sarlavha', en: 'Title' },
      help: {
        ru: 'Лучше всего до 40 знаков.',
        kk: '40 таңбаға дейін болғаны дұрыс.',
        uz: '40 belgigacha boʻlgani maʼqul.',
        en: 'Best kept under 40 characters.',
      },
      max: 120,
    }),
    lead: t.optional(
      t.text({
        label: { ru: 'Вступление', kk: 'Кіріспе', uz: 'Kirish', en: 'Lead' },
        max: 300,
        multiline: true,
      }),
    ),
    image: t.optional(t.image({ label: { ru: 'Изображение', kk: 'Сурет', uz: 'Rasm', en: 'Picture' } })),
    action: t.optional(
      actionField({
        label: { ru: 'Главная кнопка', kk: 'Негізгі түйме', uz: 'Asosiy tugma', en: 'Main button' },
      }),
    ),
    secondAction: t.optional(
      actionField({
        label: { ru: 'Вторая кнопка', kk: 'Екінші түйме', uz: 'Ikkinchi tugma', en: 'Second button' },
      }),
    ),
  }),
  upgrades: [{ name: 'ButtonBecomesAction', up: buttonBecomesAction }],
  example: {
    props: {
      title: {
        ru: 'Лечим зубы бережно, без\u00a0спешки',
        kk: 'Тісті ұқыпты, асықпай емдейміз',
        uz: 'Tishni shoshilmasdan, avaylab davolaymiz',
        en: 'Gentle, unhurried dental care',
      },
      lead: {
        ru: 'Принимаем взрослых и детей каждый день с\u00a08:00 до\u00a020:00. План лечения и цену называем до начала лечения.',
        kk: 'Ересектер мен балаларды күн сайын 8:00-ден 20:00-ге дейін қабылдаймыз. Емдеу жоспары мен бағасын ем басталғанға дейін айтамыз.',
        uz: 'Kattalar va bolalarni har kuni soat\u00a08:00\u00a0dan 20:00\u00a0gacha qabul qilamiz. Davolash rejasi va narxini davolash boshlanguncha aytamiz.',
        en: 'We see adults and children every day from 8:00 to 20:00. You know the plan and the price before we begin.',
      },
      image: {
        src: '/images/demo-dent/hero',
        width: 1920,
        height: 1080,
        color: '#dfe9e8',
        alt: {
          ru: 'Светлый кабинет с креслом у окна',
          kk: 'Терезе жанында креслосы бар жарық кабинет',
          uz: 'Deraza yonida kreslosi bor yorugʻ xona',
          en: 'A bright room with a chair by the window',
        },
      },
      action: {
        label: {
          ru: 'Записаться на приём',
          kk: 'Қабылдауға жазылу',
          uz: 'Qabulga yozilish',
          en: 'Book an appointment',
        },
        link: { kind: 'page', path: '/appointment' },
      },
      secondAction: {
        label: { ru: 'Посмотреть цены', kk: 'Бағаларды көру', uz: 'Narxlarni koʻrish', en: 'See prices' },
        link: { kind: 'page', path: '/services' },
      },
    },
  },
})

export default hero
export type HeroProps = BlockProps<typeof hero>
