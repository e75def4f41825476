import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const ownConsultation = defineBlock({
  type: 'own-consultation',
  label: {
    ru: 'Онлайн-консультация по ссылке',
    kk: 'Сілтеме бойынша онлайн-кеңес',
    uz: 'Havola boʻyicha onlayn maslahat',
    en: 'An online consultation by its link',
  },
  description: {
    ru: 'Переписка с клиникой для того, кто начал консультацию: сообщения, файлы, завершение.',
    kk: 'Кеңесті бастаған адамның клиникамен хат алмасуы: хабарламалар, файлдар, аяқтау.',
    uz: 'Maslahatni boshlagan kishining klinika bilan yozishmasi: xabarlar, fayllar, yakunlash.',
    en: 'What whoever began a consultation and the clinic write to each other: messages, files, an end.',
  },
  category: 'action',
  isOffered: false,
  eagerIsland:
    'Its number and token are in the address, and what they lead to is personal: a script of the page asks for it, and no page has it.',
  props: t.object({}),
  example: { props: {} },
})

export default ownConsultation
export type OwnConsultationProps = BlockProps<typeof ownConsultation>
