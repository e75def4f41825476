import { useMemo, useRef, useState } from 'react'
import { useNativeForm } from '../../../client/form/use-native-form.ts'
import { languageNames } from '../../../locales/languages.ts'
import { defaultLocale, isLocale, locales } from '../../../locales/locale.ts'
import { short } from '../../../schemas/html/short.ts'
import { unwritten } from '../../../site-import/facts/site-currency.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { Expandable } from '../../../ui/shown/expandable.tsx'
import { useTranslation } from '../../use-translation.ts'
import { batchOf } from './batch-body.ts'
import { CurrencyField } from './currency-field.tsx'
import type { Written } from './pasted-done.tsx'
import {
  type HeadingLine,
  isWritten,
  type KnownService,
  outcomesOf,
  type Pasted,
  type PastedRow,
  servedRow,
} from './pasted-rows.ts'
import { SummaryRows } from './summary-rows.tsx'
import { UnreadLines } from './unread-lines.tsx'
import { useBatch } from './use-batch.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

type Props = {
  pasted: Pasted
  services: readonly KnownService[]
  onDone: (written: Written) => void
  /** Whether the rows were saved is not known: the services are read again. */
  onLost: () => void
}

/** The rows of a pasted price list: each can be changed or left out, and one press saves all that are chosen. */
export function Review({ pasted, services, onDone, onLost }: Props) {
  const { locale: reader } = usePage()
  const { t } = useTranslation()
  const [rows, setRows] = useState<readonly PastedRow[]>(pasted.rows)
  const [unread, setUnread] = useState(pasted.unread)
  const [headings, setHeadings] = useState(pasted.headings)
  const [locale, setLocale] = useState(pasted.language)
  const [currency, setCurrency] = useState(pasted.currency)
  const nextId = useRef(pasted.rows.length)
  const [opened, open] = useState<number>()
  const { home } = pasted
  const served = useMemo(() => rows.map((row) => servedRow(row, home)), [rows, home])
  const outcomes = useMemo(() => outcomesOf(served, services, locale), [served, services, locale])
  const written = rows.filter((row) => isWritten(row, outcomes.get(row.id)))
  const isOf =
    (...kinds: string[]) =>
    (row: PastedRow) =>
      kinds.includes(outcomes.get(row.id)?.kind ?? '')
  const same = rows.filter(isOf('same'))
  const { save, isSaving, refused, fault } = useBatch({ onLost })
  useLeaveWarning(written.length > 0)

  const change = useRef((id: number, next: Partial<PastedRow>) =>
    setRows((now) => now.map((row) => (row.id === id ? { ...row, ...next } : row))),
  ).current
  function addUnread(id: number) {
    const line = unread.find((one) => one.id === id)
    if (!line) return
    setUnread(unread.filter((one) => one !== line))
    insert(line, rows)
  }
  /** Puts a line among the services of its category, with its fields open. */
  function insert(
    { source, name, group }: Pick<PastedRow, 'source' | 'name' | 'group'>,
    among: readonly PastedRow[],
  ) {
    const id = nextId.current++
    const row = {
      id,
      source,
      group,
      currency,
      name: short(name, 200),
      price: undefined,
      priceTo: undefined,
      priceRepeat: undefined,
    }
    const at = among.findLastIndex((one) => one.group === group) + 1
    setRows(among.toSpliced(at, 0, { ...row, isFrom: false, note: '', isChosen: true }))
    open(id)
  }
  /** Makes a service of a line that was taken for a category: the rows below it belong to the category above. */
  function addHeading(heading: HeadingLine) {
    const { source, group, above } = heading
    setHeadings(
      headings.flatMap((one) => (one === heading ? [] : [one.above === group ? { ...one, above } : one])),
    )
    const moved = rows.map((row) => (row.group === group ? { ...row, group: above } : row))
    insert({ source, name: group, group: above }, moved)
  }
  /** The currency of the rows that had the one before. */
  function changeCurrency(next: string) {
    setCurrency(next)
    setRows(rows.map((row) => (row.currency === currency ? { ...row, currency: next } : row)))
  }
  async function submit() {
    const sent = batchOf(served, outcomes, { services, locale })
    const done = await save(sent)
    if (done)
      onDone({
        added: sent.ids.ADD.length,
        changed: sent.ids.CHANGE.length,
        same: same.length,
        left: rows.length - written.length - same.length,
        unread: unread.length,
      })
  }
  const form = useNativeForm<object>({ send: submit })
  const numbers = {
    new: written.filter(isOf('new')).length,
    changed: written.filter(isOf('changed')).length,
    same: same.length,
    unread: unread.length,
  }
  const counts = (['new', 'changed', 'same', 'unread'] as const)
    .filter((kind) => kind === 'new' || numbers[kind] > 0)
    .map((kind) => t(`business:paste.count.${kind}`, { count: numbers[kind] }))
  return (
    <form {...form.attributes} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-4">
        <p role="status">{counts.join(' · ')}</p>
        <div className="grid max-w-text gap-4 @lg/page:grid-cols-2">
          <Field
            label={t('business:paste.language')}
            hint={locale !== defaultLocale && t('business:paste.languageHint')}
          >
            <NativeSelect
              value={locale}
              options={locales.map((value) => ({ value, label: languageNames[reader][value] }))}
              onChange={({ target }) => isLocale(target.value) && setLocale(target.value)}
            />
          </Field>
          <CurrencyField
            label={t('business:paste.currency')}
            hint={currency === unwritten && t('business:paste.currencyHint')}
            currency={currency}
            onChoose={changeCurrency}
          />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @5xl/page:grid-cols-[minmax(0,1fr)_20rem]">
        {unread.length > 0 && (
          <div className="@5xl/page:order-2">
            <UnreadLines lines={unread} onAdd={addUnread} />
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <SummaryRows
            rows={rows.filter((row) => !isOf('same')(row))}
            outcomes={outcomes}
            refused={refused}
            opened={opened}
            change={change}
            locale={locale}
            onOpen={open}
            headings={headings}
            onHeading={addHeading}
          />
          {same.length > 0 && (
            <Expandable summary={t('business:paste.same', { count: same.length })}>
              <SummaryRows
                rows={same}
                outcomes={outcomes}
                refused={refused}
                opened={opened}
                change={change}
                locale={locale}
                onOpen={open}
              />
            </Expandable>
          )}
        </div>
      </div>
      <div
        data-bar
        className="tall:sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 @max-5xl/page:bottom-[calc(4rem+env(safe-area-inset-bottom))] @max-5xl/page:after:absolute @max-5xl/page:after:inset-x-0 @max-5xl/page:after:top-full @max-5xl/page:after:h-4 @max-5xl/page:after:bg-paper"
      >
        <Button
          type="submit"
          loading={isSaving}
          disabled={written.length === 0}
          className="@max-lg/page:w-full"
        >
          {t('business:paste.save', { count: written.length })}
        </Button>
        <p role="alert" className="basis-full text-sm text-danger-ink empty:hidden">
          {fault}
        </p>
      </div>
    </form>
  )
}
