import { areaPath } from '../../areas/registry.ts'
import services from '../../areas/services.ts'
import { isMissing } from '../count-texts.ts'
import { siteLocales } from '../site-locales.ts'
import { shownInstead } from './languages.ts'
import type { Check } from './warning.ts'

/** Services of the clinic without a name in a language that the site has: its visitors read it in another one. */
export const serviceLanguages: Check = (draft, { serviceNames = [] }) =>
  siteLocales(draft).flatMap((locale) => {
    const missing = serviceNames.filter((name) => isMissing({ texts: name }, locale))
    const params = {
      count: missing.length,
      language: locale,
      area: areaPath(services),
      shown: shownInstead(missing).join(),
    }
    return missing.length > 0
      ? [{ code: 'untranslatedServices', path: ['company', locale], params, fix: [] }]
      : []
  })
