import Trash from 'lucide-react/icons/trash-2'
import { call } from '../../../../client/call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { companyFile } from '../../../queries/company-file.ts'
import { useSubjectMutation } from '../../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../../use-translation.ts'
import type { ExchangePlace } from '../exchange-place.ts'

type Props = { code: string; place: ExchangePlace; label: string }

/** Removes a file from the server. */
export function RemoveFile({ code, place, label }: Props) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(companyFile)
  const remove = () =>
    act(
      'remove',
      () => call('DELETE', `/w-business/${place.place}/company_file/${code}`),
      t('exchange:whole.removed'),
    )
  return (
    <Button variant="secondary" icon={Trash} loading={busy !== undefined} onClick={() => void remove()}>
      {label}
    </Button>
  )
}
