import { type BlockProps, defineBlock } from '../define-block.ts'
import { t } from '../type.ts'

const share = defineBlock({
  type: 'share',
  label: {
    ru: 'Поделиться и напечатать',
    kk: 'Бөлісу және басып шығару',
    uz: 'Ulashish va chop etish',
    en: 'Share and print',
  },
  description: {
    ru: 'Кнопки, которыми посетитель отправляет страницу близким или печатает её.',
    kk: 'Келуші бетті жақындарына жіберетін немесе басып шығаратын батырмалар.',
    uz: 'Tashrif buyuruvchi sahifani yaqinlariga yuboradigan yoki chop etadigan tugmalar.',
    en: 'Buttons by which a visitor sends the page to somebody close or prints it.',
  },
  category: 'text',
  isOffered: false,
  props: t.object({}),
  example: { props: {} },
})

export default share
export type ShareProps = BlockProps<typeof share>
