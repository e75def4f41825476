import { type Price, PriceCell } from '../../../../../pro-forms/list/value-cell.tsx'
import type { AreaRow } from '../../../../../schemas/api/area.ts'
import { useArea } from '../../../area/area-context.ts'

/** The price of a row, if the price is the field in question; nothing for any other field. */
export function RowPrice({ field, value }: { field: string | undefined; value: AreaRow['VALUE'] }) {
  const { definition } = useArea()
  if (field !== 'price' || !('currency' in definition.schema.properties)) return null
  const { price: amount, priceTo: amountTo, currency } = value
  return (
    <span className="shrink-0 text-end text-ink-soft tabular-nums">
      <PriceCell price={{ amount, amountTo, currency } as Price} />
    </span>
  )
}
