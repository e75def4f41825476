import { t } from '../core/type.ts'
import { defineLinkTarget } from '../links/define-link-target.ts'

/** The form of a question alone (R22). */
export const target = defineLinkTarget({
  name: 'question',
  place: 3,
  label: { ru: 'Вопрос клинике', kk: 'Клиникаға сұрақ', uz: 'Klinikaga savol', en: 'Question to the clinic' },
  fields: t.object({
    doctor: t.optional(
      t.reference('doctors', {
        label: { ru: 'Врачу', kk: 'Дәрігерге', uz: 'Shifokorga', en: 'To the doctor' },
      }),
    ),
  }),
  leadsTo: ({ doctor }, { code }) => ({
    product: `/link/pq?${new URLSearchParams({ company: code, ...(doctor && { doctor }) })}`,
  }),
  calls: { ru: 'Задайте вопрос', kk: 'Сұрақ қойыңыз', uz: 'Savol bering', en: 'Ask a question' },
  begins: { slug: 'vopros', label: { ru: 'Вопрос', kk: 'Сұрақ', uz: 'Savol', en: 'Question' } },
})
