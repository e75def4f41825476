import Download from 'lucide-react/icons/download'
import { download } from '../../../client/download.ts'
import { Button } from '../../../ui/button/button.tsx'
import { exchange } from '../../queries/exchange.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import type { ExchangePlace } from './exchange-place.ts'

/** Downloads the faulty rows with what is wrong with each, to be mended and brought again. */
export function FaultyRows({ code, place }: { code: string; place: ExchangePlace }) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(exchange)
  const path = `/business-api-front2/${place.place}/import/${code}/faults/xlsx`
  return (
    <Button
      variant="secondary"
      icon={Download}
      loading={busy !== undefined}
      onClick={() => void act('faults', () => download(path, 'rows.xlsx'), t('exchange:taken'))}
    >
      {t('exchange:downloadFaults')}
    </Button>
  )
}
