import type { Locale } from '../../../locales/locale.ts'
import { mostNoteLetters } from '../../../schemas/site-import.ts'
import { mostGroupLetters } from '../../../site-import/facts/prices.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { NumberInput } from '../../../ui/form/number-input.tsx'
import { useTranslation } from '../../use-translation.ts'
import type { PastedRow } from './pasted-rows.ts'

type Props = {
  row: PastedRow
  locale: Locale
  change: (id: number, next: Partial<PastedRow>) => void
  onClose: () => void
}

/** The fields of a row of a pasted price list, and the line in which it was found. */
export function RowFields({ row, locale, change, onClose }: Props) {
  const { t } = useTranslation()
  const set = (next: Partial<PastedRow>) => change(row.id, { ...next, isChosen: true })
  return (
    <div className="mb-3 ms-8 grid grid-cols-[minmax(0,1fr)] gap-3 @max-lg/page:ms-0">
      <p className="text-sm text-ink-soft wrap-anywhere">
        {t('business:site.bring.facts.source', { text: row.source })}
      </p>
      <Field
        label={t('business:paste.name')}
        error={row.name.trim().length < 2 && t('business:paste.outcome.name')}
      >
        <Input
          autoFocus
          lang={locale}
          value={row.name}
          maxLength={200}
          onChange={({ target }) => set({ name: target.value })}
        />
      </Field>
      <div className="grid gap-3 @lg/page:grid-cols-2">
        <Field label={t('business:paste.price')} hint={t('business:paste.priceHint')}>
          <NumberInput
            value={row.price ?? null}
            min={0}
            onValueChange={(price) => set({ price: price ?? undefined })}
          />
        </Field>
        <Field
          label={t('business:paste.priceTo')}
          error={
            row.priceTo !== undefined && row.priceTo < (row.price ?? 0) && t('business:paste.outcome.range')
          }
        >
          <NumberInput
            value={row.priceTo ?? null}
            min={0}
            onValueChange={(priceTo) => set({ priceTo: priceTo ?? undefined })}
          />
        </Field>
        <Field label={t('business:paste.priceRepeat')}>
          <NumberInput
            value={row.priceRepeat ?? null}
            min={0}
            onValueChange={(priceRepeat) => set({ priceRepeat: priceRepeat ?? undefined })}
          />
        </Field>
      </div>
      <Checkbox
        label={t('business:paste.isFrom')}
        checked={row.isFrom}
        onChange={({ target }) => set({ isFrom: target.checked })}
      />
      <Field label={t('business:paste.note')}>
        <Input
          lang={locale}
          value={row.note}
          maxLength={mostNoteLetters}
          onChange={({ target }) => set({ note: target.value })}
        />
      </Field>
      <LateGroup key={row.group} row={row} locale={locale} set={set} />
      <div>
        <Button variant="secondary" size="small" onClick={onClose}>
          {t('business:paste.ready')}
        </Button>
      </div>
    </div>
  )
}

/** The category, which moves the row to another place: it is taken when the field is left. */
function LateGroup({
  row,
  locale,
  set,
}: Pick<Props, 'row' | 'locale'> & { set: (next: Partial<PastedRow>) => void }) {
  const { t } = useTranslation()
  return (
    <Field label={t('business:paste.group')}>
      <Input
        lang={locale}
        defaultValue={row.group}
        maxLength={mostGroupLetters}
        onBlur={({ target }) => target.value.trim() !== row.group && set({ group: target.value.trim() })}
      />
    </Field>
  )
}
