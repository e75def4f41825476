import { link, linkOpening, linkSlug } from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'

export const outgoing = defineOutgoing([
  // A word that another company has here leads to that one.
  {
    table: linkSlug,
    label: {
      ru: 'Слова коротких ссылок',
      kk: 'Қысқа сілтемелердің сөздері',
      uz: 'Qisqa havolalarning soʻzlari',
      en: 'Words of short links',
    },
    keyStays: true,
  },
  { table: link, needs: { word: linkSlug.slug } },
  { table: linkOpening, needs: { link: link.code } },
])
