import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const ownWish = defineBlock({
  type: 'own-wish',
  label: {
    ru: 'Лист ожидания по ссылке',
    kk: 'Сілтеме бойынша күту тізімі',
    uz: 'Havola boʻyicha kutish roʻyxati',
    en: 'A waiting list by its link',
  },
  description: {
    ru: 'Чего ждёт тот, у кого есть ссылка; он может выйти из листа ожидания.',
    kk: 'Сілтемесі бар адам не күтетіні; ол күту тізімінен шыға алады.',
    uz: 'Havolasi bor kishi nimani kutayotgani; u kutish roʻyxatidan chiqishi mumkin.',
    en: 'What whoever has the link waits for; they can leave the list.',
  },
  category: 'action',
  isOffered: false,
  eagerIsland:
    'Its code and token are in the address, and what they lead to is personal: a script of the page asks for it, and no page has it.',
  props: t.object({}),
  example: { props: {} },
})

export default ownWish
export type OwnWishProps = BlockProps<typeof ownWish>
