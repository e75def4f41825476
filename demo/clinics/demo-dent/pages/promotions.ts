import { block } from '../../../parts/blocks.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'

const title = { ru: 'Акции', kk: 'Акциялар', uz: 'Aksiyalar', en: 'Promotions' }

export const promotionsPage: SeedPage = {
  title,
  description: {
    ru: 'Акции вымышленной клиники «Демо-Дент»: прежние и новые цены, сроки и условия.',
    kk: 'Ойдан шығарылған «Демо-Дент» клиникасының акциялары: бұрынғы және жаңа бағалар, мерзімдер мен шарттар.',
    uz: 'Oʻylab topilgan “Demo-Dent” klinikasining aksiyalari: avvalgi va yangi narxlar, muddatlar va shartlar.',
    en: 'Promotions of the fictional clinic Demo-Dent: prices before and now, dates and conditions.',
  },
  blocks: [block('title', 'page-title', { title }), block('promotions', 'promotions', { titleHidden: true })],
}
