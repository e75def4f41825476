import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import type { RowFault } from '../../schemas/exchange/import.ts'

/** Why a row cannot be written, and how to mend it, in a sentence. */
export function faultText({ code, with: other }: RowFault, locale: Locale): string {
  const t = translate(locale)
  return code === 'several'
    ? t('exchange:fault.several', { other: other === undefined ? '' : ` (№ ${other})` })
    : t(`exchange:fault.${code}`, { other: other ?? '' })
}
