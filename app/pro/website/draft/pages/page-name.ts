import type { Locale } from '../../../../../locales/locale.ts'
import type { Translate } from '../../../../../locales/text-key.ts'
import { pickLocalized } from '../../../../../schemas/core/localized.ts'
import type { DraftPage } from '../../../../../schemas/draft/site-draft.ts'

/** A page without its blocks. */
export type PageHead = Pick<DraftPage, 'slug' | 'title'>

/** The name of a page in lists: the first one is called by its place, because its title is mostly the clinic's name. */
export const pageName = (
  page: { slug: string; title: PageHead['title'] | undefined } | undefined,
  locale: Locale,
  t: Translate,
): string =>
  page?.slug === ''
    ? t('business:site.pages.index')
    : String(pickLocalized(page?.title, locale)?.value || t('business:site.untitled'))
