import type { Translate } from '../../../locales/index.ts'

/** "Стаж 14 лет", "Стаж меньше года": a doctor's experience in full years. */
export const experienceText = (t: Translate, years: number): string =>
  years > 0 ? t('blocks:specialist.experience', { count: years }) : t('blocks:specialist.lessThanYear')
