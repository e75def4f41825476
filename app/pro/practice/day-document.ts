import type { Locale } from '../../../locales/locale.ts'
import type { Translate } from '../../../locales/text-key.ts'
import { readLocalized } from '../../../schemas/api/localized-names.ts'
import type { PracticeDay, PracticeVisit } from '../../../schemas/api/practice.ts'
import { timeLabel } from '../../../schemas/booking/slots.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { wallClock } from '../../../schemas/formats/zone.ts'
import { attributes, escapeHtml } from '../../../schemas/html/escape-html.ts'
import { type KeptDay, keptAge, keptMark } from '../../../schemas/visits/kept-day.ts'
import { lookOf } from '../appointments/status-looks.ts'
import { patientOf } from '../appointments/visit-name.ts'
import { isOpen } from './visit-of-day.ts'

const styles = `
:root { color-scheme: light dark; --ink: #1d2021; --soft: #5a6163; --line: #d9dcdc; --paper: #fff; --note: #fdf1d6; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceeee; --soft: #a7adae; --line: #3a3f40; --paper: #17191a; --note: #3b3013; } }
body { margin: 0 auto; max-width: 40rem; padding: 1rem 1rem 3rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 1rem 0 0; font-size: 1.75rem; line-height: 1.15; }
p { margin: 0; } .soft { color: var(--soft); }
.note { margin: 1rem 0; padding: .75rem 1rem; border-radius: 10px; background: var(--note); }
ul { margin: 0; padding: 0; list-style: none; } li { display: grid; grid-template-columns: 3.5rem 1fr; gap: 0 .75rem; padding: .75rem 0; border-top: 1px solid var(--line); }
time, a { font-variant-numeric: tabular-nums; } b { overflow-wrap: anywhere; }
.mark { margin-right: .5rem; padding: .125rem .5rem; border-radius: 99px; background: var(--ink); color: var(--paper); font-size: .875rem; }
a { display: inline-flex; min-height: 44px; align-items: center; color: inherit; }
`

type Shown = {
  day: PracticeDay
  clinic: string
  locale: Locale
  t: Translate
  at: Date
  /** The path of the screen itself. */
  path: string
}

/** What is kept of a visit: time, name, phone, service, and what reception should know. No notes, and not what the patient has written. */
function line(visit: PracticeVisit, { locale, t }: Shown): string {
  const { LABEL, TEL, REMARK } = visit
  const what = [readLocalized(visit, 'SERVICE_NAME', locale)?.text, t(lookOf(visit).words)]
  return `<li><time>${escapeHtml(LABEL)}</time><div>${isOpen(visit) ? keptMark : ''}<b>${escapeHtml(patientOf(visit))}</b><p class="soft">${escapeHtml(
    what.filter(Boolean).join(' · '),
  )}</p>${REMARK ? `<p>${escapeHtml(REMARK)}</p>` : ''}${
    TEL ? `<a${attributes({ href: `tel:${TEL}` })}>${escapeHtml(formatPhone(TEL))}</a>` : ''
  }</div></li>`
}

/** What the worker marks by the time at which the document is read: a visit may have begun since it was saved. */
export function marksOf({ day, t }: Shown): Required<Pick<KeptDay, 'visits' | 'marks'>> {
  const mark = (text: string) => `<span class="mark">${escapeHtml(text)}</span>`
  return {
    visits: day.VISITS.filter(isOpen).map(({ START, END }) => ({
      from: Date.parse(START),
      until: Date.parse(END),
    })),
    marks: { now: mark(t('practice:now')), next: mark(t('practice:next')) },
  }
}

/** When the day was saved, in words. */
function savedAt({ day, at, locale, t }: Shown): string {
  const { date, minute } = wallClock(at, day.TIMEZONE)
  return t('practice:saved', {
    date: formatCalendarDate(date, locale, date),
    time: timeLabel(Math.floor(minute)),
  })
}

const document = ({ clinic, locale }: Shown, title: string, main: string): string => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(
  `${title} · ${clinic}`,
)}</title><style>${styles}</style></head><body><main>
<p class="soft">${escapeHtml(clinic)}</p>
${main}
</main></body></html>`

/** What is shown without a network in place of any other screen: that it cannot be opened, what can be read, and the way there. */
export function elsewhereDocument(shown: Shown): string {
  const { t, path } = shown
  return document(
    shown,
    t('practice:elsewhere.title'),
    `<h1>${escapeHtml(t('practice:elsewhere.title'))}</h1>
<div class="note"><p>${escapeHtml(t('practice:elsewhere.text'))}</p><a${attributes({ href: path })}>${escapeHtml(
      t('practice:elsewhere.toDay'),
    )}</a></div>
<p class="soft">${escapeHtml(savedAt(shown))}, ${keptAge}</p>
<a href="">${escapeHtml(t('practice:again'))}</a>`,
  )
}

/** A doctor's day as a document that needs nothing else; it can be read, and nothing can be changed in it. */
export function dayDocument(shown: Shown): string {
  const { day, locale, t, path } = shown
  const said = day.VISITS.length === 0 ? `<p>${escapeHtml(t('practice:none'))}</p>` : ''
  return document(
    shown,
    t('practice:title'),
    `<h1>${escapeHtml(t('practice:title'))}, ${escapeHtml(formatCalendarDate(day.DATE, locale, day.DATE))}</h1>
<p class="soft">${escapeHtml(savedAt(shown))}, ${keptAge}</p>
<div class="note"><p>${escapeHtml(t('practice:offline'))}</p><a${attributes({ href: path })}>${escapeHtml(t('practice:again'))}</a></div>
${said}<ul>${day.VISITS.map((visit) => line(visit, shown)).join('')}</ul>`,
  )
}
