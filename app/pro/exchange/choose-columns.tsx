import { useEffect, useRef, useState } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { FormAlert } from '../../../client/form/form-alert.tsx'
import { useNativeForm } from '../../../client/form/use-native-form.ts'
import type { OpenedImport } from '../../../schemas/api/exchange.ts'
import type { Way } from '../../../schemas/exchange/kind.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { exchange } from '../../queries/exchange.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { ColumnRow } from './column-row.tsx'
import { Discard } from './discard.tsx'
import { bringPath, type ExchangePlace } from './exchange-place.ts'
import { keepChoice, keptChoice } from './kept-choice.ts'

type Props = {
  table: OpenedImport
  /** Which columns these are: a choice is kept for them alone. */
  columnsKey: string
  place: ExchangePlace
  /** Called when the choice is made: the plan is on its way. */
  onChosen: () => void
  /** Leads back to the plan, which the choice would replace. */
  onCancel?: (() => void) | undefined
}

/** A head in the list of those that are possible: its first row, if it has several, and its last one. */
const headKey = (row: number | null, from: number | null): string =>
  row === null ? '' : [from, row].filter((one) => one !== null).join('-')

/** What each column is, with examples; a column that can be read in two ways is asked about. */
export function ChooseColumns({ table, columnsKey, place, onChosen, onCancel }: Props) {
  const { t } = useTranslation()
  const invalidate = useInvalidate(exchange)
  const [fields, setFields] = useState(() => table.COLUMNS.map(({ FIELD }) => FIELD))
  const [ways, setWays] = useState<Record<string, Way>>({})
  const list = useRef<HTMLUListElement>(null)
  const code = table.IMPORT_CODE
  // What was chosen before the page was loaded again, or before its scripts had arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for these columns
  useEffect(() => {
    const shown = [...(list.current?.querySelectorAll('select') ?? [])].map(({ value }) => value || null)
    const kept = keptChoice(code, columnsKey)
    if (shown.some((field, index) => field !== fields[index])) setFields(shown)
    else if (kept) setFields(kept.fields)
    if (kept) setWays(kept.ways)
  }, [])
  function choose(index: number, field: string | null) {
    const next = fields.with(index, field)
    setFields(next)
    keepChoice(code, columnsKey, { fields: next, ways })
  }
  function say(field: string, way: Way) {
    const next = { ...ways, [field]: way }
    setWays(next)
    keepChoice(code, columnsKey, { fields, ways: next })
  }
  const [fault, setFault] = useState<string>()
  const [isHeading, setHeading] = useState(false)
  const { SHEET: sheet, HEAD_AT: headAt, HEAD_FROM: headFrom, HEADINGS: headings } = table

  /** A column that nobody has changed and that has to be asked about. */
  const isUnclear = ({ FIELD, WAY, UNCLEAR }: OpenedImport['COLUMNS'][number], index: number) =>
    FIELD !== null && fields[index] === FIELD && WAY === null && UNCLEAR !== null
  const unanswered = table.COLUMNS.flatMap((column, index) =>
    isUnclear(column, index) && column.FIELD !== null && ways[column.FIELD] === undefined
      ? [column.FIELD]
      : [],
  )

  const send = (body: object) => call('PUT', `/w-business/${place.place}/import/${code}/columns`, body)
  const headOf = (row: number | null, from: number | null) => ({
    HEAD_AT: row,
    ...(from !== null && { HEAD_FROM: from }),
  })
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
        await send({
          ...headOf(headAt, headFrom),
          COLUMNS: fields,
          WAYS: Object.fromEntries(chosen),
        })
      } catch (error) {
        if (!(error instanceof CallError) || !error.fields.COLUMNS) throw error
        setFault(error.fields.COLUMNS.join(' '))
        return
      }
      keepChoice(code, columnsKey, undefined)
      await invalidate()
      onChosen()
    },
  })
  async function changeHead(value: string) {
    setHeading(true)
    setFault(undefined)
    try {
      const head = table.HEADS.find(({ ROW, FROM }) => headKey(ROW, FROM) === value)
      await send(headOf(head?.ROW ?? null, head?.FROM ?? null))
      await invalidate()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.sentence)
    } finally {
      setHeading(false)
    }
  }
  const heads = table.HEADS.map(({ ROW, FROM, TEXTS }) => ({
    value: headKey(ROW, FROM),
    label: t(FROM === null ? 'exchange:columns.headRow' : 'exchange:columns.headRows', {
      row: ROW,
      from: FROM ?? ROW,
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
            })}{' '}
            <AppLink href={bringPath(place, table.SUBJECT)} className="link">
              {t('exchange:new.title')}
            </AppLink>
          </p>
        )}
      </div>
      <Field label={t('exchange:columns.head')}>
        <NativeSelect
          value={headKey(headAt, headFrom)}
          disabled={isHeading}
          options={[{ value: '', label: t('exchange:columns.noHead') }, ...heads]}
          onChange={({ target }) => void changeHead(target.value)}
        />
      </Field>
      <ul ref={list} className="divide-y divide-line border-y border-line">
        {table.COLUMNS.map((column, index) => (
          <ColumnRow
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
            key={index}
            number={index + 1}
            column={column}
            fields={table.FIELDS}
            field={fields[index] ?? null}
            onField={(next) => choose(index, next)}
            isUnclear={isUnclear(column, index)}
            way={column.FIELD === null ? undefined : ways[column.FIELD]}
            onWay={(way) => column.FIELD !== null && say(column.FIELD, way)}
          />
        ))}
      </ul>
      {headings && !fields.includes(headings.FIELD) && (
        <p className="wrap-anywhere">
          {t('exchange:columns.headings', {
            count: headings.ROWS,
            field: headings.LABEL,
            names: headings.SOME.map((name) => `«${name}»`).join(', '),
          })}
        </p>
      )}
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
        <Discard code={code} place={place} />
      </div>
    </form>
  )
}
