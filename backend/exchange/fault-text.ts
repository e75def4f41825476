import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import type { Cell } from '../../schemas/exchange/cell.ts'
import type { ExchangeField } from '../../schemas/exchange/define-exchange.ts'
import type { RowFault } from '../../schemas/exchange/import.ts'

/** The cell of a fault, and the field that its column is. */
type Where = { field?: ExchangeField | undefined; cell?: Cell | undefined }

/** Why a row cannot be written, and how to mend it: a sentence, and another one with what may have been meant. */
export function faultText(
  { code, with: other, meant }: RowFault,
  { field, cell }: Where,
  locale: Locale,
): string {
  const t = translate(locale)
  const [from = '', to = ''] = field?.kind.bounds ?? []
  const why =
    code === 'several'
      ? t('exchange:fault.several', { other: other === undefined ? '' : ` (№ ${other})` })
      : t(`exchange:fault.${code}`, { other: other ?? '', from, to })
  const isUnknownWord = code === 'choice' && cell !== undefined
  const unread = isUnknownWord ? (field?.kind.unread?.(cell) ?? []).map((text) => `«${text}»`).join(', ') : ''
  const names = meant ?? (isUnknownWord ? field?.kind.meant?.(cell, locale) : undefined) ?? []
  const perhaps = names.length === 0 ? '' : t('exchange:meant', { names: names.join('; ') })
  return [unread && `${unread}:`, why, perhaps].filter(Boolean).join(' ')
}
