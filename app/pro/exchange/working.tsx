import { call } from '../../../client/call.ts'
import type { OpenedImport } from '../../../schemas/api/exchange.ts'
import { formatNumber } from '../../../schemas/formats/price.ts'
import { Button } from '../../../ui/button/button.tsx'
import { exchange } from '../../queries/exchange.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { Discard } from './discard.tsx'
import type { ExchangePlace } from './exchange-place.ts'
import { Progress } from './progress.tsx'

/** What is being done with a table, how far it has come, and how it is stopped. */
export function Working({ table, place }: { table: OpenedImport; place: ExchangePlace }) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(exchange)
  const { IMPORT_CODE: code, STATE: state, DONE: done, ALL: all } = table
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
      <Progress label={t(`exchange:state.${state}`)} done={done} all={all}>
        {isOfRows && t('exchange:progressRows', { done: formatNumber(done), all: formatNumber(all) })}
      </Progress>
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
