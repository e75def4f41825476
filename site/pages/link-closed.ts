import { paths } from '../../content-adapters/parts/paths.ts'
import { profilePath, sectionOf } from '../../content-adapters/parts/profile-paths.ts'
import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import { pickLocalized } from '../../schemas/core/localized.ts'
import type { Clinic } from '../core/route.ts'
import { Closed } from './closed.ts'

/**
 * In place of a short link that is off, has ended, was removed, or whose page there is no more: a sentence with the name of the clinic, and
 * the way to its site. It is printed on paper, so its address answers 200.
 */
export class LinkClosed extends Closed {
  // A private name, because the log writes the fields of an error.
  readonly #clinic: Clinic

  constructor(path: string, clinic: Clinic, locale: Locale) {
    const t = translate(locale)
    const { name, slug, isSiteOff } = clinic.company
    const section = sectionOf(clinic.company)
    super(path, {
      title: t('links:closed.title'),
      said: t('links:closed.text', { name: pickLocalized(name, locale)?.value ?? '' }),
      onward: t('links:closed.onward'),
      list: isSiteOff && section ? profilePath(section, slug) : paths.company(slug),
      isAnswer: true,
    })
    this.#clinic = clinic
  }

  get clinic(): Clinic {
    return this.#clinic
  }
}
