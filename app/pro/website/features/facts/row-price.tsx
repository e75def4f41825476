import { type Price, PriceCell } from '../../../../../pro-forms/list/value-cell.tsx'
import type { AreaRow } from '../../../../../schemas/api/area.ts'
import { useArea } from '../../../area/area-context.ts'

/** What a row costs, where its price is the field that is meant; nothing for any other field. */
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
