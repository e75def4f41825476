import { t } from '../core/type.ts'
import { formFields } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const findVisit = defineBlock({
  type: 'find-visit',
  label: {
    ru: 'Поиск своей записи',
    kk: 'Өз жазылуын табу',
    uz: 'Oʻz qabulini topish',
    en: 'Find one’s booking',
  },
  description: {
    ru: 'Форма для того, у кого нет ссылки: запись находят по номеру, телефону и коду.',
    kk: 'Сілтемесі жоқ адамға арналған форма: жазылу нөмірі, телефон және код арқылы табылады.',
    uz: 'Havolasi yoʻq kishi uchun shakl: yozuv raqam, telefon va kod orqali topiladi.',
    en: 'A form for whoever has no link: a booking is found by its number, a phone and a code.',
  },
  category: 'action',
  isOffered: false,
  props: t.object({}),
  data: t.object(formFields()),
  example: { props: {}, data: {} },
})

export default findVisit
export type FindVisitProps = BlockProps<typeof findVisit>
