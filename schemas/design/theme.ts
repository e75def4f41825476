import { type Label, patterns, type Static, t } from '../core/type.ts'
import { isTemplate, type Template } from '../page/template.ts'
import { type FontPair, familiesOf, fontPairs } from './font-pairs.ts'

/**
 * Colour combinations: the accent, and the hue of the greys. A test verifies that each is readable in light and dark
 * mode (D-DESIGN).
 */
export const palettes = {
  sea: { accent: '#0b6e7f', ground: 80 },
  forest: { accent: '#1f6b4a', ground: 130 },
  sky: { accent: '#1c64ad', ground: 245 },
  ink: { accent: '#3d4ba3', ground: 275 },
  plum: { accent: '#7b3569', ground: 335 },
  clay: { accent: '#9c4526', ground: 55 },
  honey: { accent: '#e8a914', ground: 85 },
  steel: { accent: '#3b4651', ground: 250 },
} as const
export type PaletteName = keyof typeof palettes

const paletteNames: Record<PaletteName, Label> = {
  sea: { ru: 'Море', kk: 'Теңіз', uz: 'Dengiz', en: 'Sea' },
  forest: { ru: 'Лес', kk: 'Орман', uz: 'Oʻrmon', en: 'Forest' },
  sky: { ru: 'Небо', kk: 'Аспан', uz: 'Osmon', en: 'Sky' },
  ink: { ru: 'Чернила', kk: 'Сия', uz: 'Siyoh', en: 'Ink' },
  plum: { ru: 'Слива', kk: 'Қара өрік', uz: 'Olxoʻri', en: 'Plum' },
  clay: { ru: 'Глина', kk: 'Саз', uz: 'Loy', en: 'Clay' },
  honey: { ru: 'Мёд', kk: 'Бал', uz: 'Asal', en: 'Honey' },
  steel: { ru: 'Сталь', kk: 'Болат', uz: 'Poʻlat', en: 'Steel' },
}

/** The theme values that a clinic chooses; all others are derived from them. */
export const themeSchema = t.object({
  palette: t.optional(
    t.choice(paletteNames, {
      label: { ru: 'Цвета', kk: 'Түстер', uz: 'Ranglar', en: 'Colours' },
      default: 'sea',
      editor: 'palette',
    }),
  ),
  accent: t.optional(
    t.string({
      label: {
        ru: 'Свой основной цвет',
        kk: 'Өз негізгі түсіңіз',
        uz: 'Oʻz asosiy rangingiz',
        en: 'Your own accent colour',
      },
      help: {
        ru: 'Вместо цвета палитры, например цвет вашего логотипа.',
        kk: 'Палитра түсінің орнына, мысалы логотиптің түсі.',
        uz: 'Palitra rangi oʻrniga, masalan logotipingiz rangi.',
        en: 'Instead of the palette’s, for example the colour of your logo.',
      },
      pattern: patterns.color,
      editor: 'accent',
    }),
  ),
  fonts: t.optional(
    t.choice(fontPairs, {
      label: { ru: 'Шрифты', kk: 'Қаріптер', uz: 'Shriftlar', en: 'Fonts' },
      default: 'onest',
      editor: 'fonts',
    }),
  ),
  radius: t.optional(
    t.integer({
      minimum: 0,
      maximum: 16,
      editor: 'radius',
      label: {
        ru: 'Скругление углов',
        kk: 'Бұрыштардың дөңгелектігі',
        uz: 'Burchaklar yumaloqligi',
        en: 'Corner radius',
      },
    }),
  ),
})
/** A clinic's theme; absent values come from the template (`themeOf`). */
export type ThemeChoice = Static<typeof themeSchema>

/** A complete theme. */
export type Theme = { accent: string; ground: number; fonts: FontPair; radius: number }

/** A deep teal-blue that suits any clinic's logo. */
export const defaultTheme: Theme = { ...palettes.sea, fonts: 'onest', radius: 12 }

/** CSS variables of a theme; those that are as in the product's own theme are absent. */
export function themeVariables({ accent, ground, radius, fonts }: Theme): Record<string, string> {
  const { heading, text } = familiesOf[fonts]
  return {
    ...(accent !== defaultTheme.accent && { '--accent': accent }),
    ...(ground !== defaultTheme.ground && { '--ground': String(ground) }),
    ...(radius !== defaultTheme.radius && { '--radius': `${radius}px` }),
    ...(heading && { '--font-heading': `var(--font-${heading})` }),
    ...(text && { '--font-text': `var(--font-${text})` }),
  }
}

/** The variables of a theme that a page can show at once; fonts come with their style sheets. */
export const liveTheme = ({ accent, ground, radius }: Theme): Record<string, string> => ({
  '--accent': accent,
  '--ground': String(ground),
  '--radius': `${radius}px`,
})

/** The default theme of each template. */
const templateThemes: Record<Template, Partial<Theme>> = {
  landing: { radius: 8 },
  'landing-sidebar-wide': { radius: 16 },
  'landing-wide': { radius: 4 },
  'landing-blog': { fonts: 'serif', radius: 4 },
}

/** The theme of a template, overridden by the clinic's choice. A custom accent is combined with the default greys. */
export function themeOf(template: string, { palette, accent, ...rest }: ThemeChoice = {}): Theme {
  const chosen = { ...rest, ...(palette && palettes[palette]), ...(accent && { accent }) }
  return { ...defaultTheme, ...(isTemplate(template) && templateThemes[template]), ...chosen }
}
