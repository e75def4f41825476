import { translate } from '../locales/index.ts'
import { type Locale, locales } from '../locales/locale.ts'
import { buttonClass } from '../ui/button-class.ts'
import type { Analytics } from './analytics.ts'
import { drawMarkup } from './markup/draw-markup.ts'

/** Asks whether views may be counted. It hides nothing for good: a bar at the end of the page, which stays in sight until it is answered. Shown by script only. */
function Consent({ locale, analytics }: { locale: Locale; analytics: Analytics }) {
  const t = translate(locale)
  return (
    <aside
      hidden
      aria-label={t('consent:label')}
      data-analytics={`${analytics.id} ${analytics.url}`}
      className="sticky inset-x-0 bottom-0 z-50 border-t border-line bg-raised text-ink shadow-float print:hidden"
    >
      <div className="section flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-3">
        <p className="max-w-text text-sm">{t('consent:question')}</p>
        <p className="flex flex-wrap gap-2">
          <button type="button" value="no" className={buttonClass('secondary')}>
            {t('consent:no')}
          </button>
          <button type="button" value="yes" className={buttonClass('secondary')}>
            {t('consent:yes')}
          </button>
        </p>
      </div>
    </aside>
  )
}

const drawn = new Map<string, Buffer>()

/** HTML of the question, for the end of a document. The same for all pages of a language. */
export function consentHtml(locale: Locale, analytics: Analytics): Buffer {
  const key = `${locale} ${analytics.id} ${analytics.url}`
  let html = drawn.get(key)
  if (!html) {
    html = Buffer.from(drawMarkup(<Consent locale={locale} analytics={analytics} />))
    if (drawn.size >= locales.length) drawn.clear()
    drawn.set(key, html)
  }
  return html
}
