import { call } from '../../../client/call.ts'
import type { OpenedImport } from '../../../schemas/api/exchange.ts'
import { formatNumber } from '../../../schemas/formats/price.ts'
import { Button } from '../../../ui/button/button.tsx'
import { exchange } from '../../queries/exchange.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { Discard } from './discard.tsx'
import type { ExchangePlace } from './exchange-place.ts'

/** Screen readers hear of each quarter. */
const announced = 25

/** What is being done with a table, how far it has come, and how it is stopped. */
export function Working({ table, place }: { table: OpenedImport; place: ExchangePlace }) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(exchange)
  const { IMPORT_CODE: code, STATE: state, DONE: done, ALL: all } = table
  const percent = all > 0 ? Math.min(100, Math.floor((done * 100) / all)) : 0
  const isOfRows = state === 'writing' || state === 'undoing'
  const stop = () =>
    act(
      'stop',
      () => call('POST', `/w-business/${place.place}/import/${code}/stop`, {}),
      t('exchange:stopping'),
    )
  return (
    <div className="grid max-w-text grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <h2 className="text-2xl">{t(`exchange:state.${state}`)}</h2>
      <div
        role="progressbar"
        aria-label={t(`exchange:state.${state}`)}
        aria-valuenow={percent}
        className="h-2 w-full overflow-hidden rounded-full bg-sunken forced-colors:border"
      >
        <div
          className="h-full origin-left bg-accent-mark transition-transform forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
      <p className="tabular-nums">
        {isOfRows
          ? t('exchange:progressRows', { done: formatNumber(done), all: formatNumber(all) })
          : t('exchange:progress', { percent })}
      </p>
      <p role="status" className="sr-only">
        {t(`exchange:state.${state}`)}.{' '}
        {t('exchange:progress', { percent: Math.floor(percent / announced) * announced })}
      </p>
      <p className="text-ink-soft">{t('exchange:goesOn')}</p>
      {state === 'writing' && (
        <Button
          variant="secondary"
          loading={busy !== undefined}
          disabled={table.IS_STOPPED}
          onClick={() => void stop()}
        >
          {t('exchange:stop')}
        </Button>
      )}
      {!isOfRows && <Discard code={code} place={place} />}
    </div>
  )
}
