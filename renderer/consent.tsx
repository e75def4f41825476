import { translate } from '../locales/index.ts'
import type { Locale } from '../locales/locale.ts'
import { buttonClass } from '../ui/button/button-class.ts'
import { type Analytics, countersNames } from './analytics.ts'
import { renderMarkup } from './render-markup.ts'

/*
 * The bar covers the end of the screen. Scrolled and focused elements stop above it (`--consent-height` is its height), the bar
 * of shortcuts stands on top of it, and the page gets padding at its end. On a low screen and with large text it would
 * cover most of the page, so there it stands at the beginning of the page instead. The styles are here and not in the
 * style sheet, because most sites do not need them.
 */
const style = `
@media screen and (min-height: 30rem) {
  :root:not([data-scheme]) {
    scroll-padding-bottom: calc(var(--consent-height, 0px) + 4rem);
    & .thumb-bar { bottom: var(--consent-height, 0px) }
    & body { padding-bottom: var(--consent-height) }
    & .min-h-dvh { min-height: calc(100dvh - var(--consent-height, 0px)) }
    & [data-analytics] { position: fixed; inset: auto 0 0 }
  }
}`

/**
 * Asks whether views may be counted. It is the first element in the tab order and hides no content permanently. Only a
 * script shows it; the footer can show it again with the earlier choice.
 */
function Consent({ locale, analytics }: { locale: Locale; analytics: Analytics }) {
  const t = translate(locale)
  const answers = ['no', 'yes'] as const
  const services = countersNames(analytics.counters ?? {})
  return (
    <aside
      hidden
      tabIndex={-1}
      aria-label={t('consent:label')}
      aria-describedby="consent-question"
      data-analytics={analytics.counter ? `${analytics.counter.id} ${analytics.counter.url}` : ''}
      data-metrika={analytics.counters?.metrika}
      data-google={analytics.counters?.google}
      data-scripts={analytics.scripts.length > 0 ? analytics.scripts.join(' ') : undefined}
      className="z-50 border-y border-line bg-raised text-ink shadow-float print:hidden"
    >
      <style>{style}</style>
      <div className="section flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-3">
        <p id="consent-question" className="max-w-text text-sm">
          {services.length > 0
            ? t('consent:services', { services: services.join(', ') })
            : t('consent:question')}
          {answers.map((answer) => (
            <span key={answer} hidden data-chosen={answer}>
              {` ${t('consent:chosen', { answer: t(`consent:${answer}`) })}`}
            </span>
          ))}
        </p>
        <p className="flex flex-wrap gap-2">
          {answers.map((answer) => (
            <button key={answer} type="button" value={answer} className={buttonClass('secondary')}>
              {t(`consent:${answer}`)}
            </button>
          ))}
        </p>
      </div>
    </aside>
  )
}

const most = 100
const cache = new Map<string, Buffer>()

/**
 * HTML of the question, placed at the beginning of a document. It is the same for all pages of a language, but for those of
 * clinics with counters of their own.
 */
export function consentHtml(locale: Locale, analytics: Analytics): Buffer {
  const key = `${locale} ${JSON.stringify(analytics)}`
  let html = cache.get(key)
  if (!html) {
    html = Buffer.from(renderMarkup(<Consent locale={locale} analytics={analytics} />))
    if (cache.size >= most) cache.clear()
    cache.set(key, html)
  }
  return html
}
