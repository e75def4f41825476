import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { FormAlert } from '../../../client/form/form-alert.tsx'
import { useNativeForm } from '../../../client/form/use-native-form.ts'
import type { OpenedImport } from '../../../schemas/api/exchange.ts'
import type { Way } from '../../../schemas/exchange/kind.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { exchange } from '../../queries/exchange.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { ColumnRow } from './column-row.tsx'
import { Discard } from './discard.tsx'
import type { ExchangePlace } from './exchange-place.ts'

type Props = {
  table: OpenedImport
  place: ExchangePlace
  /** Called when the choice is made: the plan is on its way. */
  onChosen: () => void
  /** Leads back to the plan, which the choice would replace. */
  onCancel?: (() => void) | undefined
}

/** What each column is, with examples; a column that can be read in two ways is asked about. */
export function ChooseColumns({ table, place, onChosen, onCancel }: Props) {
  const { t } = useTranslation()
  const invalidate = useInvalidate(exchange)
  const [fields, setFields] = useState(() => table.COLUMNS.map(({ FIELD }) => FIELD))
  const [ways, setWays] = useState<Record<string, Way>>({})
  const [fault, setFault] = useState<string>()
  const [isHeading, setHeading] = useState(false)
  const { SHEET: sheet, HEAD_AT: headAt } = table

  /** A column that nobody has changed and that has to be asked about. */
  const isUnclear = ({ FIELD, WAY, UNCLEAR }: OpenedImport['COLUMNS'][number], index: number) =>
    FIELD !== null && fields[index] === FIELD && WAY === null && UNCLEAR !== null
  const unanswered = table.COLUMNS.flatMap((column, index) =>
    isUnclear(column, index) && column.FIELD !== null && ways[column.FIELD] === undefined
      ? [column.FIELD]
      : [],
  )

  const choose = (body: object) =>
    call('PUT', `/w-business/${place.place}/import/${table.IMPORT_CODE}/columns`, body)
  /** What somebody has said before stays said. */
  const said = Object.fromEntries(
    table.COLUMNS.flatMap(({ FIELD, WAY, UNCLEAR }) =>
      FIELD && WAY && UNCLEAR ? [[FIELD, WAY] as const] : [],
    ),
  )
  const form = useNativeForm<object>({
    check: async () => {
      setFault(undefined)
      return unanswered.length > 0
        ? { faults: { fields: {}, general: t('exchange:columns.wayNeeded') } }
        : { body: {} }
    },
    send: async () => {
      const chosen = Object.entries({ ...said, ...ways }).filter(([field]) => fields.includes(field))
      try {
        await choose({ HEAD_AT: headAt, COLUMNS: fields, WAYS: Object.fromEntries(chosen) })
      } catch (error) {
        if (!(error instanceof CallError) || !error.fields.COLUMNS) throw error
        setFault(error.fields.COLUMNS.join(' '))
        return
      }
      await invalidate()
      onChosen()
    },
  })
  async function changeHead(value: string) {
    setHeading(true)
    setFault(undefined)
    try {
      await choose({ HEAD_AT: value === '' ? null : Number(value) })
      await invalidate()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.sentence)
    } finally {
      setHeading(false)
    }
  }
  const heads = table.BEGIN.map(({ ROW, TEXTS }) => ({
    value: String(ROW),
    label: t('exchange:columns.headRow', {
      row: ROW,
      texts: TEXTS.filter(Boolean).join(' · ').slice(0, 80),
    }),
  }))
  const others = table.SHEETS.filter((name) => name !== sheet)
  return (
    <form {...form.attributes} className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h2 className="text-2xl">{t('exchange:columns.title')}</h2>
        <p className="mt-2 text-ink-soft">{t('exchange:columns.text')}</p>
        {sheet !== null && others.length > 0 && (
          <p className="mt-2 text-ink-soft">
            {t('exchange:columns.sheet', {
              name: sheet,
              others: others.map((name) => `«${name}»`).join(', '),
            })}
          </p>
        )}
      </div>
      <Field label={t('exchange:columns.head')}>
        <NativeSelect
          value={headAt === null ? '' : String(headAt)}
          disabled={isHeading}
          options={[{ value: '', label: t('exchange:columns.noHead') }, ...heads]}
          onChange={({ target }) => void changeHead(target.value)}
        />
      </Field>
      <ul className="divide-y divide-line border-y border-line">
        {table.COLUMNS.map((column, index) => (
          <ColumnRow
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
            key={index}
            number={index + 1}
            column={column}
            fields={table.FIELDS}
            field={fields[index] ?? null}
            onField={(next) => setFields(fields.with(index, next))}
            isUnclear={isUnclear(column, index)}
            way={column.FIELD === null ? undefined : ways[column.FIELD]}
            onWay={(way) => column.FIELD !== null && setWays({ ...ways, [column.FIELD]: way })}
          />
        ))}
      </ul>
      <FormAlert>{fault ?? form.faults.root}</FormAlert>
      <div className="-mt-4 flex flex-wrap gap-2">
        <Button type="submit" loading={form.isSubmitting} className="@max-lg/page:w-full">
          {t('exchange:columns.go')}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t('business:cancel')}
          </Button>
        )}
        <Discard code={table.IMPORT_CODE} place={place} />
      </div>
    </form>
  )
}
