import { useState } from 'react'
import { call } from '../../../client/call.ts'
import type { OpenedImport, ShownRows } from '../../../schemas/api/exchange.ts'
import { formatHomeDay, formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { exchange } from '../../queries/exchange.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { bringPath, type ExchangePlace } from './exchange-place.ts'
import { FaultyRows } from './faulty-rows.tsx'
import { RowLists } from './row-lists.tsx'

type Props = {
  table: OpenedImport
  place: ExchangePlace
  show: ShownRows | undefined
  page: number
  now: string
}

const written = ['WRITTEN', 'SAME', 'FAULT', 'MEANWHILE'] as const
const undone = ['UNDONE', 'KEPT'] as const

/** What an import has become, and its undoing. */
export function Written({ table, place, show, page, now }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { busy, act } = useSubjectMutation(exchange)
  const { IMPORT_CODE: code, COUNTS: counts, STATE: state, UNDO_UNTIL: until } = table
  const left = counts.ADD + counts.CHANGE - counts.WRITTEN - counts.MEANWHILE
  const lines = (state === 'undone' ? undone : written)
    .filter((kind) => kind === 'WRITTEN' || counts[kind] > 0)
    .map((kind) => t(`exchange:done.${kind}`, { count: counts[kind] }))
  async function undo() {
    const started = await act('undo', () =>
      call('POST', `/w-business/${place.place}/import/${code}/undo`, {}),
    )
    if (started) setAsking(false)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <h2 className="text-2xl">
          {t(state === 'written' && table.IS_STOPPED ? 'exchange:state.stopped' : `exchange:state.${state}`)}
        </h2>
        <div role="status">
          <ul className="grid gap-1">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {state === 'written' && left > 0 && <li>{t('exchange:done.LEFT', { count: left })}</li>}
          </ul>
        </div>
        {table.STOP_REASON && <p className="text-danger-ink">{table.STOP_REASON}</p>}
        <p className="text-sm text-ink-soft">
          {t('exchange:by', {
            date: formatInHomeZone(table.WRITTEN_AT ?? table.CREATED_AT, locale, now),
            name: table.CREATED_BY,
          })}
          {table.UNDONE_AT &&
            `. ${t('exchange:undoneBy', { date: formatInHomeZone(table.UNDONE_AT, locale, now), name: table.UNDONE_BY ?? '' })}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <AppLink href={bringPath(place, table.SUBJECT)} className={buttonClass('primary')}>
          {t('exchange:more')}
        </AppLink>
        {counts.FAULT > 0 && <FaultyRows code={code} place={place} />}
        {until && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t('exchange:undo.do')}
          </Button>
        )}
      </div>
      {until && (
        <p className="-mt-3 text-sm text-ink-soft">
          {t('exchange:undo.until', { date: formatHomeDay(until, locale) })}
        </p>
      )}
      <RowLists
        code={code}
        place={place}
        show={show}
        page={page}
        kinds={[
          { show: 'kept', count: counts.KEPT },
          { show: 'meanwhile', count: counts.MEANWHILE },
          { show: 'fault', count: counts.FAULT },
          { show: 'add', count: counts.ADD, about: '' },
          { show: 'change', count: counts.CHANGE },
        ]}
      />
      {isAsking && (
        <Dialog
          id="undo-import"
          size="small"
          title={t('exchange:undo.title')}
          description={t('exchange:undo.text')}
          open
          onOpenChange={(isOpen) => isOpen || setAsking(false)}
          actions={
            <>
              <Button variant="danger" loading={busy !== undefined} onClick={() => void undo()}>
                {t('exchange:undo.do')}
              </Button>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {t('exchange:undo.keep')}
              </Button>
            </>
          }
        />
      )}
    </div>
  )
}
