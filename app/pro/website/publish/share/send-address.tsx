import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { useEffect, useRef } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { toast } from '../../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { QrCode } from './loaded-qr-code.tsx'

type Props = { address: string; label: string; hint?: string }

/** An address to be copied, sent or photographed. */
export function SendAddress({ address, label, hint }: Props) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      toast({ message: t('business:site.share.copied'), variant: 'success' })
    } catch {
      // The browser may refuse; the address can still be chosen in its field.
      toast({ message: t('business:site.share.notCopied'), variant: 'error' })
    }
  }
  const share = () =>
    navigator.share({ url: address }).catch(() => {
      // The person closed the system's share dialog.
    })
  return (
    <>
      <Field label={label} {...(hint && { hint })}>
        <Input value={address} readOnly onFocus={({ target }) => target.select()} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button ref={button} icon={Copy} onClick={copy} className="grow">
          {t('business:site.share.copy')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button variant="secondary" icon={Share2} onClick={share} className="grow">
            {t('business:site.share.send')}
          </Button>
        )}
      </div>
      <QrCode text={address} label={t('business:site.share.qr')} />
    </>
  )
}
