import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const bookedVisit = defineBlock({
  type: 'booked-visit',
  label: {
    ru: 'Запись на приём по ссылке',
    kk: 'Сілтеме бойынша қабылдау жазбасы',
    uz: 'Havola boʻyicha qabul',
    en: 'A booking by its link',
  },
  description: {
    ru: 'Что записано, и чем это можно изменить: перенести, отменить, подтвердить.',
    kk: 'Не жазылған және оны қалай өзгертуге болады: ауыстыру, болдырмау, растау.',
    uz: 'Nima yozilgan va uni qanday oʻzgartirish mumkin: koʻchirish, bekor qilish, tasdiqlash.',
    en: 'What is booked, and how it can be changed: moved, cancelled, confirmed.',
  },
  category: 'action',
  isOffered: false,
  eagerIsland:
    'Its code and token are in the address, and what they lead to is personal: a script of the page asks for it, and no page has it.',
  props: t.object({}),
  example: { props: {} },
})

export default bookedVisit
export type BookedVisitProps = BlockProps<typeof bookedVisit>
