import { translate } from '../locales/index.ts'
import type { Locale } from '../locales/locale.ts'
import { PageProvider } from '../ui/core/page-context.tsx'
import { type LowVision, lowVisionAttributes } from '../ui/visitor/low-vision.ts'
import { LowVisionPanel } from '../ui/visitor/low-vision-panel.tsx'
import { renderMarkup } from './render-markup.ts'

const panel = (settings: LowVision, locale: Locale): string =>
  renderMarkup(
    <PageProvider value={{ locale, t: translate(locale) }}>
      <LowVisionPanel settings={settings} />
    </PageProvider>,
  )

/** Pictures are neither loaded nor preloaded: an `<img>` without an address shows its alternative text. */
const withoutPictures = (html: string): string =>
  html
    .replace(/<link rel="preload"[^>]* as="image"[^>]*>/g, '')
    .replace(/<img [^>]*>/g, (tag) => tag.replace(/ (?:src|srcset|sizes|loading|style)="[^"]*"/gi, ''))

/**
 * The low-vision version of a finished document: the settings as attributes of `<html>`, the style sheet for them, and
 * the settings panel at the beginning. Ordinary documents contain none of this.
 */
export function lowVisionDocument(
  document: string,
  settings: LowVision,
  { locale, styles }: { locale: Locale; styles: string },
): string {
  const attributes = Object.entries(lowVisionAttributes(settings))
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
  const html = settings.images === 'off' ? withoutPictures(document) : document
  return html
    .replace('<html ', `<html ${attributes} `)
    .replace('</head>', `<link rel="stylesheet" href="${styles}"></head>`)
    .replace('<body>', () => `<body>${panel(settings, locale)}`)
}
