import type { CustomPageSeed } from '../../backend/seed/format.ts'
import { bonusSystem } from './bonus-system.ts'
import { clinicWebsite } from './clinic-website.ts'
import { createWebsite } from './create-website.ts'
import { credits } from './credits.ts'
import { help } from './help.ts'
import { articles } from './help-articles/index.ts'
import { home } from './home.ts'
import { mis } from './mis.ts'
import { misPractice } from './mis-practice.ts'
import { personalData } from './personal-data.ts'
import { promotion } from './promotion.ts'
import { whatsapp } from './whatsapp.ts'

/**
 * The product's own pages, written to every database. `schemas/page/product-paths.ts` has the addresses of those
 * made of blocks; the credits and the privacy page, linked in every footer, are ordinary custom pages.
 */
export const productPages: readonly CustomPageSeed[] = [
  home,
  mis,
  help,
  ...Object.values(articles),
  promotion,
  bonusSystem,
  misPractice,
  whatsapp,
  clinicWebsite,
  createWebsite,
  credits,
  personalData,
]
