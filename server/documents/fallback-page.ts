import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import { escapeHtml } from '../../renderer/escape.ts'

/** The static page if the error page itself cannot be made (B-19): a few words and one link. */
export function fallbackPage(locale: Locale, status: 500 | 503 = 500): string {
  const t = translate(locale)
  const title = escapeHtml(t('fault:network.title'))
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title} · ${status}</title>`,
    '<style>:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}',
    'body{max-width:34rem;margin:20vh auto;padding:0 1.25rem}h1{line-height:1.15}</style></head><body>',
    `<h1>${title}</h1><p>${escapeHtml(t('fault:network.text'))}</p>`,
    `<p><a href="">${escapeHtml(t('fault:reload'))}</a></p></body></html>`,
  ].join('')
}
