import type { Label } from '../core/type.ts'

/** Filters of clinics, as the clinic itself states them; a doctor has those of `doctorFeatures`. */
export const clinicFeatures = {
  osms: {
    ru: 'Принимает по ОСМС',
    kk: 'МӘМС бойынша қабылдайды',
    uz: 'Majburiy tibbiy sugʻurta (OSMS) boʻyicha qabul qiladi',
    en: 'Covered by OSMS insurance',
  },
  gobmp: {
    ru: 'Бесплатная помощь по ГОБМП',
    kk: 'ТМККК бойынша тегін көмек',
    uz: 'Davlat kafolatlagan bepul yordam (GOBMP)',
    en: 'Free state-guaranteed care (GOBMP)',
  },
  children: {
    ru: 'Принимает детей',
    kk: 'Балаларды қабылдайды',
    uz: 'Bolalarni qabul qiladi',
    en: 'Sees children',
  },
  homeVisits: { ru: 'Выезд на дом', kk: 'Үйге барады', uz: 'Uyga boradi', en: 'Home visits' },
  stepFree: {
    ru: 'Вход без ступеней',
    kk: 'Баспалдақсыз кіреберіс',
    uz: 'Zinasiz kirish',
    en: 'Step-free entrance',
  },
} as const satisfies Record<string, Label>

export type ClinicFeature = keyof typeof clinicFeatures

/** Features that a doctor has besides those of the clinic. */
export const doctorFeatures = { children: clinicFeatures.children, homeVisits: clinicFeatures.homeVisits }
