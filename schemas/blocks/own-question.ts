import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const ownQuestion = defineBlock({
  type: 'own-question',
  label: {
    ru: 'Вопрос по ссылке',
    kk: 'Сілтеме бойынша сұрақ',
    uz: 'Havola boʻyicha savol',
    en: 'A question by its link',
  },
  description: {
    ru: 'Вопрос клинике и ответы на него для того, кто спросил: уточнить один раз или отозвать.',
    kk: 'Клиникаға қойылған сұрақ пен оның жауаптары сұраған адамға: бір рет нақтылау не қайтарып алу.',
    uz: 'Klinikaga berilgan savol va javoblar soʻragan kishi uchun: bir marta aniqlash yoki qaytarib olish.',
    en: 'A question to a clinic with its answers for whoever has asked: to ask back once, or to take it back.',
  },
  category: 'action',
  isOffered: false,
  eagerIsland:
    'Its number and token are in the address, and what they lead to is personal: a script of the page asks for it, and no page has it.',
  props: t.object({}),
  example: { props: {} },
})

export default ownQuestion
export type OwnQuestionProps = BlockProps<typeof ownQuestion>
