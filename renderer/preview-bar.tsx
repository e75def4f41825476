import { translate } from '../locales/index.ts'
import type { Locale } from '../locales/locale.ts'
import { formatInHomeZone } from '../schemas/formats/format-in-home-zone.ts'
import { renderMarkup } from './render-markup.ts'

/** What is said over a site that somebody sees by a link. */
export type PreviewNotice = {
  /** When the link ends. */
  until: string
  /** The time by which that is said. */
  now: Date
}

const style = `
[data-preview] { background: #12181f; color: #fff; font-weight: 500; font-size: 0.9375rem; line-height: 1.4 }
[data-preview] p { margin: 0 auto; max-width: 80rem; padding: 0.625rem 1rem; text-wrap: balance }
[data-preview] span { font-weight: 400 }
@media print { [data-preview] { display: none } }`

/** HTML of the bar that begins the document: the site is not published, until when the link works, and that nothing is sent. */
export function previewBarHtml(locale: Locale, { until, now }: PreviewNotice): Buffer {
  const t = translate(locale)
  return Buffer.from(
    renderMarkup(
      <aside data-preview={t('layout:preview.off')} aria-label={t('layout:preview.label')}>
        <style>{style}</style>
        <p>
          {t('layout:preview.notPublished')}{' '}
          <span>{t('layout:preview.until', { at: formatInHomeZone(until, locale, now) })}</span>
        </p>
      </aside>,
    ),
  )
}
