import type { Locale } from '../../../locales/locale.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useTranslation } from '../../use-translation.ts'
import { type HeadingLine, isTicked, type Outcome, type PastedRow } from './pasted-rows.ts'
import { SummaryRow } from './summary-row.tsx'

type Props = {
  rows: readonly PastedRow[]
  outcomes: ReadonlyMap<number, Outcome>
  /** Why the server refused a row, by its id. */
  refused: ReadonlyMap<number, string>
  /** The row whose fields are shown. */
  opened: number | undefined
  locale: Locale
  change: (id: number, next: Partial<PastedRow>) => void
  onOpen: (id: number | undefined) => void
  /** Lines that were taken for categories, and may be services. */
  headings?: readonly HeadingLine[]
  onHeading?: (heading: HeadingLine) => void
}

/** Groups shorter than this are left out row by row. */
const few = 3

/** The rows under their categories, in the order of the list. */
export function SummaryRows({
  rows,
  outcomes,
  refused,
  opened,
  locale,
  change,
  onOpen,
  headings = [],
  onHeading,
}: Props) {
  const { t } = useTranslation()
  const groups = [...Map.groupBy(rows, ({ group }) => group)]
  return groups.map(([group, own]) => {
    const isAll = own.every((row) => isTicked(row, outcomes.get(row.id)))
    const heading = headings.find((one) => one.group === group)
    return (
      <section key={group}>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 lang={group === '' ? undefined : locale} className="text-lg font-semibold wrap-anywhere">
            {group || t('business:paste.noGroup')}{' '}
            <span className="text-sm font-normal text-ink-soft tabular-nums">{own.length}</span>
          </h2>
          <div className="flex flex-wrap gap-x-4">
            {heading && onHeading && (
              <Button
                variant="link"
                size="small"
                aria-label={t('business:paste.isServiceNamed', { name: heading.source })}
                onClick={() => onHeading(heading)}
              >
                {t('business:paste.isService')}
              </Button>
            )}
            {own.length >= few && (
              <Button
                variant="link"
                size="small"
                onClick={() => {
                  for (const { id } of own) change(id, { isChosen: !isAll })
                }}
              >
                {t(isAll ? 'business:site.bring.facts.noneOf' : 'business:site.bring.facts.all')}
              </Button>
            )}
          </div>
        </div>
        <ul className="mt-1 divide-y divide-line border-y border-line">
          {own.map((row) => (
            <SummaryRow
              key={row.id}
              row={row}
              outcome={outcomes.get(row.id)}
              refused={refused.get(row.id)}
              isOpen={opened === row.id}
              locale={locale}
              change={change}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </section>
    )
  })
}
