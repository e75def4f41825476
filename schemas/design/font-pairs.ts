import type { Label } from '../core/type.ts'

/** Families that a site's style sheets bring only if it uses them: `ui/fonts-<family>.css`. Onest is in every document. */
export const fontFamilies = ['serif', 'nunito', 'montserrat', 'playfair'] as const
export type FontFamily = (typeof fontFamilies)[number]

/** Fonts of headings and body text (D-DESIGN); buttons, menus and forms always use Onest. */
export const fontPairs = {
  onest: { ru: 'Только Onest', kk: 'Тек Onest', uz: 'Faqat Onest', en: 'Onest only' },
  'montserrat-headings': {
    ru: 'Заголовки Montserrat, текст Onest',
    kk: 'Тақырыптар Montserrat, мәтін Onest',
    uz: 'Sarlavhalar Montserrat, matn Onest',
    en: 'Montserrat headings, Onest text',
  },
  nunito: {
    ru: 'Заголовки и текст Nunito',
    kk: 'Тақырыптар мен мәтін Nunito',
    uz: 'Sarlavhalar va matn Nunito',
    en: 'Nunito headings and text',
  },
  'playfair-headings': {
    ru: 'Заголовки Playfair, текст Onest',
    kk: 'Тақырыптар Playfair, мәтін Onest',
    uz: 'Sarlavhalar Playfair, matn Onest',
    en: 'Playfair headings, Onest text',
  },
  'serif-headings': {
    ru: 'Заголовки Noto Serif, текст Onest',
    kk: 'Тақырыптар Noto Serif, мәтін Onest',
    uz: 'Sarlavhalar Noto Serif, matn Onest',
    en: 'Noto Serif headings, Onest text',
  },
  serif: {
    ru: 'Заголовки и текст Noto Serif',
    kk: 'Тақырыптар мен мәтін Noto Serif',
    uz: 'Sarlavhalar va matn Noto Serif',
    en: 'Noto Serif headings and text',
  },
} satisfies Record<string, Label>
export type FontPair = keyof typeof fontPairs

/** The families of a pair; an absent one is set in Onest. */
export const familiesOf: Record<FontPair, { heading?: FontFamily; text?: FontFamily }> = {
  onest: {},
  'montserrat-headings': { heading: 'montserrat' },
  nunito: { heading: 'nunito', text: 'nunito' },
  'playfair-headings': { heading: 'playfair' },
  'serif-headings': { heading: 'serif' },
  serif: { heading: 'serif', text: 'serif' },
}
