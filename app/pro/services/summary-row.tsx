import Pencil from 'lucide-react/icons/pencil'
import { memo } from 'react'
import type { Locale } from '../../../locales/locale.ts'
import { isEqual } from '../../../schemas/core/is-equal.ts'
import { saysLeast } from '../../../schemas/directory/least-price.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { useTranslation } from '../../use-translation.ts'
import { hasLeftPrice, isTicked, type Outcome, type PastedRow } from './pasted-rows.ts'
import { priceWords } from './price-words.ts'
import { RowFields } from './row-fields.tsx'

type Props = {
  row: PastedRow
  outcome: Outcome | undefined
  refused: string | undefined
  isOpen: boolean
  locale: Locale
  change: (id: number, next: Partial<PastedRow>) => void
  onOpen: (id: number | undefined) => void
}

/** The outcomes of all rows are computed anew at each letter; most of them are the same, and such rows are not rendered again. */
const isSameRow = ({ outcome: before, ...one }: Props, { outcome: now, ...other }: Props): boolean => {
  const { row, refused, isOpen, locale } = one
  return (
    row === other.row &&
    refused === other.refused &&
    isOpen === other.isOpen &&
    locale === other.locale &&
    isEqual(before, now)
  )
}

/** A row of a pasted price list: whether it is kept, its name and price, and its outcome. */
export const SummaryRow = memo(function SummaryRow({
  row,
  outcome,
  refused,
  isOpen,
  locale,
  change,
  onOpen,
}: Props) {
  const { t } = useTranslation()
  const outcomeWords = () => {
    switch (outcome?.kind) {
      case 'changed': {
        const { price, priceTo, priceRepeat, currency, note } = outcome.known.VALUE
        const was = priceWords({ price, priceTo, priceRepeat, currency, isFrom: saysLeast(note) }, t)
        return t(`business:paste.outcome.changed.${outcome.what}`, { price: was })
      }
      case 'wrong':
        return t(`business:paste.outcome.${outcome.why}`)
      case 'same':
      case 'repeated':
      case 'waiting':
        return t(`business:paste.outcome.${outcome.kind}`)
      case 'new':
        return hasLeftPrice(row) && t('business:paste.outcome.leftPrice')
      default:
        return undefined
    }
  }
  const isFixed = ['same', 'repeated', 'waiting'].includes(outcome?.kind ?? '')
  const isWrong = outcome?.kind === 'wrong' || refused !== undefined
  const isOther = outcome?.kind === 'new' || (outcome?.kind === 'changed' && outcome.what === 'currency')
  const wordsClass = isWrong ? 'text-danger-ink' : isOther ? 'text-warning-ink' : undefined
  const words = outcomeWords()
  const note = row.note && t('business:paste.noteWords', { text: row.note })
  return (
    <li
      className={`py-1 [content-visibility:auto] [contain-intrinsic-block-size:auto_3rem] ${isWrong ? 'bg-danger-tint -mx-2 px-2 rounded-control' : ''}`}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Checkbox
            label={
              <span lang={locale} className="wrap-anywhere">
                {row.name || t('business:paste.noName')}
              </span>
            }
            note={
              (words || note) && (
                <span className="wrap-anywhere">
                  {words && <span className={wordsClass}>{words}</span>}
                  {note && <span className="block">{note}</span>}
                </span>
              )
            }
            checked={isTicked(row, outcome) && !isFixed && outcome?.kind !== 'wrong'}
            disabled={isFixed || outcome?.kind === 'wrong'}
            onChange={({ target }) => change(row.id, { isChosen: target.checked })}
          />
        </div>
        <span className="max-w-[45%] py-2 text-end tabular-nums">{priceWords(row, t)}</span>
        <Button
          variant="empty"
          icon={Pencil}
          aria-expanded={isOpen}
          aria-label={t('business:paste.edit', { name: row.name })}
          onClick={() => onOpen(isOpen ? undefined : row.id)}
        />
      </div>
      {refused && (
        <p role="alert" className="ms-8 mb-2 text-sm text-danger-ink">
          {refused}
        </p>
      )}
      {isOpen && <RowFields row={row} locale={locale} change={change} onClose={() => onOpen(undefined)} />}
    </li>
  )
}, isSameRow)
