import Trash2 from 'lucide-react/icons/trash-2'
import { call } from '../../../client/call.ts'
import type { TableImport } from '../../../schemas/api/exchange.ts'
import { Button } from '../../../ui/button/button.tsx'
import { exchange } from '../../queries/exchange.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import type { ExchangePlace } from './exchange-place.ts'

/** Takes a table off the list of which nothing is written. */
export function Remove({ table, place }: { table: TableImport; place: ExchangePlace }) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(exchange)
  const { IMPORT_CODE: code, FILE: file } = table
  const remove = () =>
    act('remove', () => call('DELETE', `/w-business/${place.place}/import/${code}`), t('exchange:discarded'))
  return (
    <Button
      variant="secondary"
      icon={Trash2}
      loading={busy !== undefined}
      aria-label={t('exchange:removeNamed', { file })}
      onClick={() => void remove()}
    >
      {t('exchange:remove')}
    </Button>
  )
}
