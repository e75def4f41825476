import { patterns, type Static, t } from './type.ts'

const hex = (ru: string, kk: string, uz: string, en: string) =>
  t.string({ label: { ru, kk, uz, en }, pattern: patterns.color })

/** What a clinic chooses of its looks; everything else follows from these few values. */
export const themeSchema = t.object({
  accent: hex('Основной цвет', 'Негізгі түс', 'Asosiy rang', 'Accent colour'),
  radius: t.integer({
    minimum: 0,
    maximum: 16,
    label: {
      ru: 'Скругление углов',
      kk: 'Бұрыштардың дөңгелектігі',
      uz: 'Burchaklar yumaloqligi',
      en: 'Corner radius',
    },
  }),
})
export type Theme = Static<typeof themeSchema>

/** A deep teal-blue, quiet enough to stand beside any clinic's logo. */
export const defaultTheme: Theme = { accent: '#0b6e7f', radius: 12 }
