import type { Label } from '../core/type.ts'
import type { ReviewProof } from './review-status.ts'

/** How it is known that the author of a review was there, in words (F18). */
export const reviewProofLabels: Record<ReviewProof, Label> = {
  visit: {
    ru: 'Приём подтверждён клиникой',
    kk: 'Қабылдауды клиника растаған',
    uz: 'Qabulni klinika tasdiqlagan',
    en: 'Visit confirmed by the clinic',
  },
  document: {
    ru: 'Приём подтверждён документом',
    kk: 'Қабылдау құжатпен расталған',
    uz: 'Qabul hujjat bilan tasdiqlangan',
    en: 'Visit confirmed by a document',
  },
  phone: {
    ru: 'Автор подтвердил контакт',
    kk: 'Автор байланысын растаған',
    uz: 'Muallif aloqasini tasdiqlagan',
    en: 'Author’s contact confirmed',
  },
}
