import type { OpenedImport } from '../../../schemas/api/exchange.ts'
import type { Way } from '../../../schemas/exchange/kind.ts'
import { Field } from '../../../ui/form/field.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { useTranslation } from '../../use-translation.ts'

type Props = {
  number: number
  column: OpenedImport['COLUMNS'][number]
  fields: OpenedImport['FIELDS']
  field: string | null
  onField: (field: string | null) => void
  /** Somebody has to say how it is read. */
  isUnclear: boolean
  way: Way | undefined
  onWay: (way: Way) => void
}

/** A column of a table: its name, examples, and what it is. */
export function ColumnRow({ number, column, fields, field, onField, isUnclear, way, onWay }: Props) {
  const { t } = useTranslation()
  const name = column.NAME || t('exchange:columns.unnamed', { number })
  const { UNCLEAR: unclear } = column
  return (
    <li className="grid items-start gap-x-6 gap-y-2 py-4 @lg/page:grid-cols-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {column.EXAMPLES.length > 0
            ? t('exchange:columns.examples', { examples: column.EXAMPLES.join('; ') })
            : t('exchange:columns.empty')}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <NativeSelect
          aria-label={t('exchange:columns.fieldOf', { name })}
          value={field ?? ''}
          options={[
            { value: '', label: t('exchange:columns.skip') },
            ...fields.map(({ FIELD, LABEL, IS_REQUIRED }) => ({
              value: FIELD,
              label: IS_REQUIRED ? `${LABEL} *` : LABEL,
            })),
          ]}
          onChange={({ target }) => onField(target.value === '' ? null : target.value)}
        />
        {fields.some(({ FIELD, IS_KEY }) => FIELD === field && IS_KEY) && (
          <p className="text-sm text-ink-soft">{t('exchange:columns.key')}</p>
        )}
        {isUnclear && unclear && (
          <Field label={t('exchange:columns.unclear', { cell: unclear.CELL })} group required>
            <RadioGroup
              name={`WAY-${number}`}
              value={way ?? null}
              options={unclear.READS.map(({ WAY, TEXT }) => ({
                value: WAY,
                label: TEXT,
                note: t(`exchange:way.${WAY}`),
              }))}
              onValueChange={(value) => {
                const chosen = unclear.READS.find(({ WAY }) => WAY === value)
                if (chosen) onWay(chosen.WAY)
              }}
            />
          </Field>
        )}
      </div>
    </li>
  )
}
