import { Button } from '../../../../../ui/button/button.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useMoment } from '../../draft/site/use-moment.ts'
import { SendAddress } from '../../publish/share/send-address.tsx'

type Props = { address: string; until: string; onAnother: () => void }

/** A link that was just made, and ways to send it. It is shown only now, because only its hash is stored. */
export function ShareMade({ address, until, onAnother }: Props) {
  const { t } = useTranslation()
  const { at } = useMoment()
  return (
    <div className="grid gap-4">
      <SendAddress
        address={address}
        label={t('business:site.share.address')}
        hint={t('business:site.share.once', { at: at(until) })}
      />
      <Button variant="secondary" onClick={onAnother}>
        {t('business:site.share.another')}
      </Button>
    </div>
  )
}
