import { useState } from 'react'
import { call } from '../../../client/call.ts'
import type { OpenedImport, ShownRows } from '../../../schemas/api/exchange.ts'
import { Button } from '../../../ui/button/button.tsx'
import { exchange } from '../../queries/exchange.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { Discard } from './discard.tsx'
import type { ExchangePlace } from './exchange-place.ts'
import { FaultyRows } from './faulty-rows.tsx'
import { OnSite } from './on-site.tsx'
import { RowLists } from './row-lists.tsx'

type Props = {
  table: OpenedImport
  place: ExchangePlace
  show: ShownRows | undefined
  page: number
  onColumns: () => void
}

/** What an import would change, row by row, and the press that writes it. */
export function Planned({ table, place, show, page, onColumns }: Props) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(exchange)
  const { IMPORT_CODE: code, COUNTS: counts } = table
  const rows = counts.ADD + counts.CHANGE
  const [isShown, setShown] = useState(false)
  const write = () =>
    act('write', () =>
      call('POST', `/w-business/${place.place}/import/${code}/write`, {
        ONLY_GOOD: counts.FAULT > 0,
        SHOW: isShown,
      }),
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 className="text-2xl">{t('exchange:diff.title')}</h2>
      <OnSite table={table} isShown={isShown} onShown={setShown} />
      <div className="flex flex-wrap gap-2">
        {rows > 0 && (
          <Button loading={busy !== undefined} onClick={() => void write()} className="@max-lg/page:w-full">
            {t(counts.FAULT > 0 ? 'exchange:write.without' : 'exchange:write.rows', { count: rows })}
          </Button>
        )}
        {counts.FAULT > 0 && <FaultyRows code={code} place={place} />}
        <Button variant="secondary" onClick={onColumns}>
          {t('exchange:columns.again')}
        </Button>
        <Discard code={code} place={place} />
      </div>
      {rows === 0 && <p role="status">{t('exchange:write.nothing')}</p>}
      <RowLists
        code={code}
        place={place}
        show={show}
        page={page}
        kinds={[
          { show: 'change', count: counts.CHANGE },
          { show: 'add', count: counts.ADD, about: table.ADDS },
          { show: 'fault', count: counts.FAULT },
          { show: 'same', count: counts.SAME },
          { show: 'heading', count: counts.HEADING },
        ]}
      />
    </div>
  )
}
