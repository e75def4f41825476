import { translate } from '../locales/index.ts'
import type { Page } from '../schemas/page/page.ts'
import { parseAddress, prefixLocale } from './core/address.ts'
import { errorPage } from './errors/error-page.ts'
import { Closed } from './pages/closed.ts'
import { openContext, type SiteOptions } from './respond.ts'

/**
 * The page in place of a preview: the link is over, the studio has to open it anew, or a form was sent, which has no effect there. A page of the clinic in the language of
 * the address, with a button to its published site.
 */
export function closedPreview(
  rawPath: string,
  why: 'over' | 'studio' | 'form',
  options: SiteOptions,
): Promise<Page> {
  const locale = prefixLocale(rawPath)
  const t = translate(locale)
  const path = parseAddress(rawPath)?.path ?? '/'
  const words = {
    title: t(`layout:preview.${why}.title`),
    said: t(`layout:preview.${why}.text`),
    onward: t(`layout:preview.${why}.onward`),
  }
  return errorPage(new Closed(path, words), openContext(locale, path, options), options.onError)
}
