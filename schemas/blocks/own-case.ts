import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const ownCase = defineBlock({
  type: 'own-case',
  label: {
    ru: 'Обращение по ссылке',
    kk: 'Сілтеме бойынша өтініш',
    uz: 'Havola boʻyicha murojaat',
    en: 'A request by its link',
  },
  description: {
    ru: 'Обращение в клинику для того, кто его отправил: что решено, что было и что можно сделать.',
    kk: 'Клиникаға өтініш оны жіберген адамға: не шешілді, не болды және не істеуге болады.',
    uz: 'Klinikaga murojaat uni yuborgan kishi uchun: nima qaror qilindi, nima boʻldi va nima qilish mumkin.',
    en: 'A request to a clinic for the person who sent it: what is decided, what has happened, and what can be done.',
  },
  category: 'action',
  isOffered: false,
  eagerIsland:
    'Its number and token are in the address, and what they lead to is personal: a script of the page asks for it, and no page has it.',
  props: t.object({}),
  example: { props: {} },
})

export default ownCase
export type OwnCaseProps = BlockProps<typeof ownCase>
