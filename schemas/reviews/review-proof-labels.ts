import type { Label } from '../core/type.ts'
import type { ReviewProof } from './review-status.ts'

/** How it is known that the author of a review was there, in words (F18). */
export const reviewProofLabels: Record<ReviewProof, Label> = {
  visit: {
    ru: 'Визит подтверждён записью в клинике',
    kk: 'Келгені клиникадағы жазбамен расталған',
    uz: 'Kelgani klinikadagi yozuv bilan tasdiqlangan',
    en: 'Visit confirmed by the clinic’s record',
  },
  document: {
    ru: 'Документ о визите проверен модератором',
    kk: 'Қабылдау құжатын модератор тексерген',
    uz: 'Qabul hujjatini moderator tekshirgan',
    en: 'Document of the visit checked by a moderator',
  },
  phone: {
    ru: 'Автор подтвердил контакт',
    kk: 'Автор байланысын растаған',
    uz: 'Muallif aloqasini tasdiqlagan',
    en: 'Author’s contact confirmed',
  },
}
