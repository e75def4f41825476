import Copy from 'lucide-react/icons/copy'
import { useEffect, useRef } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { toast } from '../../../../../ui/toast/toast-store.ts'
import { SendButton } from '../../../../send-button.tsx'
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
  return (
    <>
      <Field label={label} {...(hint && { hint })}>
        <Input value={address} readOnly onFocus={({ target }) => target.select()} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button ref={button} icon={Copy} onClick={copy} className="grow">
          {t('business:site.share.copy')}
        </Button>
        <SendButton what={() => ({ url: address })} className="grow">
          {t('business:site.share.send')}
        </SendButton>
      </div>
      <QrCode text={address} label={t('business:site.share.qr')} />
    </>
  )
}
