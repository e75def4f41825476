import { t } from '../core/type.ts'
import { defineLinkTarget } from '../links/define-link-target.ts'

/** Where a patient opens the own question by its number and code (R24): the secret of one thread is in no printed link. */
export const target = defineLinkTarget({
  name: 'own-question',
  place: 4,
  label: {
    ru: 'Ответ на свой вопрос',
    kk: 'Өз сұрағының жауабы',
    uz: 'Oʻz savoliga javob',
    en: 'Answer to one’s own question',
  },
  fields: t.object({}),
  leadsTo: () => ({ product: '/link/uq' }),
  calls: {
    ru: 'Узнайте ответ на свой вопрос',
    kk: 'Сұрағыңыздың жауабын біліңіз',
    uz: 'Savolingizga javobni bilib oling',
    en: 'Read the answer to your question',
  },
})
