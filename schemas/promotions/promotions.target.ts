import { t } from '../core/type.ts'
import { defineLinkTarget } from '../links/define-link-target.ts'
import { promotionsOfIndex } from '../menu/menu-target.ts'

/** The promotions of the clinic (R97), where the entry of the menu leads too. */
export const target = defineLinkTarget({
  name: 'promotions',
  place: 5,
  label: {
    ru: 'Акции клиники',
    kk: 'Клиника акциялары',
    uz: 'Klinika aksiyalari',
    en: 'Promotions of the clinic',
  },
  fields: t.object({}),
  leadsTo: () => ({ site: `/#${promotionsOfIndex}-title` }),
  calls: {
    ru: 'Посмотрите акции',
    kk: 'Акцияларды көріңіз',
    uz: 'Aksiyalarni koʻring',
    en: 'See the promotions',
  },
  begins: {
    slug: 'aktsii',
    label: { ru: 'Акции', kk: 'Акциялар', uz: 'Aksiyalar', en: 'Promotions' },
  },
})
