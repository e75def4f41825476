import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import { deviceOf } from '../../schemas/formats/device-name.ts'

/** The name of a caller's browser for people, from its `User-Agent`. */
export function deviceWords({ userAgent }: { userAgent: string }, locale: Locale): string {
  const t = translate(locale)
  const device = deviceOf(userAgent)
  return device ? t('profile:settings.sessions.device', device) : t('profile:settings.sessions.unknown')
}
