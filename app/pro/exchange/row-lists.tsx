import { localizePath } from '../../../locales/locale.ts'
import type { ImportRowAnswer, ShownRows } from '../../../schemas/api/exchange.ts'
import { formatNumber } from '../../../schemas/formats/price.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Pagination } from '../../../ui/page/pagination.tsx'
import { tabClass, tabListClass } from '../../../ui/page/tabs-class.ts'
import { SkeletonText } from '../../../ui/shown/skeleton.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { LinkRow } from '../../navigation/link-row.tsx'
import { importRows } from '../../queries/exchange.ts'
import { useLateQuery } from '../../queries/use-late-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { ListFailed } from '../area/list-states.tsx'
import { messageOf } from '../message-of.ts'
import type { ExchangePlace } from './exchange-place.ts'

/** A kind of rows, how many there are, and what is said of them in place of the usual words. */
export type RowKind = { show: ShownRows; count: number; about?: string | null }

type Props = {
  code: string
  place: ExchangePlace
  kinds: readonly RowKind[]
  show: ShownRows | undefined
  page: number
}

/** The rows of an import by what becomes of them, in tabs with their numbers. Kinds without rows are left out. */
export function RowLists({ code, place, kinds, show, page }: Props) {
  const { t } = useTranslation()
  const filled = kinds.filter(({ count }) => count > 0)
  const current = filled.find((kind) => kind.show === show) ?? filled[0]
  if (!current) return null
  const path = `${place.path}/${code}`
  const about = current.about ?? t(`exchange:about.${current.show}`)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <LinkRow current={current.show} aria-label={t('exchange:diff.tabs')} className={tabListClass}>
        {filled.map(({ show: kind, count }) => (
          <AppLink
            key={kind}
            href={`${path}?show=${kind}`}
            keepScroll
            aria-current={kind === current.show ? 'page' : undefined}
            className={tabClass}
          >
            {t(`exchange:show.${kind}`)} <span className="tabular-nums">{formatNumber(count)}</span>
          </AppLink>
        ))}
      </LinkRow>
      {about && <p className="max-w-text text-ink-soft">{about}</p>}
      <Rows path={path} place={place.place} code={code} show={current.show} page={page} />
    </div>
  )
}

type RowsProps = { path: string; place: string; code: string; show: ShownRows; page: number }

function Rows({ path, place, code, show, page }: RowsProps) {
  const { locale } = usePage()
  const { data: answer, error, isFetching, refetch } = useLateQuery(importRows(place, code, show, page))
  if (!answer && error)
    return <ListFailed message={messageOf(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!answer) return <SkeletonText lines={8} />
  const { data, meta } = answer
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {data.map((row) => (
          <Row key={row.ROW} row={row} />
        ))}
      </ul>
      <Pagination
        page={meta.page}
        pages={meta.pages}
        hrefOf={(to) => localizePath(`${path}?show=${show}&page=${to}`, locale)}
      />
    </>
  )
}

/** A row of a table: what it adds or changes, or what is wrong with it. */
function Row({ row }: { row: ImportRowAnswer }) {
  const { t } = useTranslation()
  const { OUTCOME: outcome } = row
  return (
    <li className="grid gap-1 py-3 @lg/page:grid-cols-[7rem_minmax(0,1fr)] @lg/page:gap-4">
      <p className="text-sm leading-6 text-ink-soft tabular-nums">{t('exchange:row', { row: row.ROW })}</p>
      <div className="min-w-0">
        {row.TITLE && <p className="font-medium wrap-anywhere">{row.TITLE}</p>}
        {row.VALUES.length > 0 && (
          <dl className="mt-1 grid gap-x-6 gap-y-1 text-sm @lg/page:grid-cols-2">
            {row.VALUES.map(({ LABEL, OLD, NEW }) => (
              <div key={LABEL} className="min-w-0 wrap-anywhere">
                <dt className="inline text-ink-soft">{LABEL}: </dt>
                <dd className="inline">
                  {NEW}
                  {outcome !== 'add' && (
                    <span className="text-ink-soft">
                      {' '}
                      ({OLD === null ? t('exchange:wasEmpty') : t('exchange:was', { old: OLD })})
                    </span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {row.FAULTS.map(({ COLUMN, CELL, MESSAGE }) => (
          <p key={`${COLUMN} ${MESSAGE}`} className="text-sm wrap-anywhere">
            {COLUMN && <b className="font-semibold">{COLUMN}. </b>}
            <span className="text-danger-ink">{MESSAGE}</span>
            {CELL && <span className="text-ink-soft"> ({t('exchange:cell', { cell: CELL })})</span>}
          </p>
        ))}
      </div>
    </li>
  )
}
