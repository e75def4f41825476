import { z } from 'zod'
import { link, linkOpening, linkSlug } from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'
import { mayBeSlug, mostSlugs } from './link-slugs.ts'

/** A word that a clinic could have taken by hand. */
const freeWord = z.string().refine(mayBeSlug)

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
    most: mostSlugs,
    // A word of before is the clinic's own, for another link.
    emptyWithout: { link: link.code },
    shapes: { slug: freeWord },
  },
  { table: link, needs: { word: linkSlug.slug } },
  { table: linkOpening, needs: { link: link.code } },
])
