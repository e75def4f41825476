'use client'

import Copy from 'lucide-react/icons/copy'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { CallError } from '../client/call-error.ts'
import { localizePath } from '../locales/locale.ts'
import { Button } from '../ui/button/button.tsx'
import { usePage } from '../ui/core/page-context.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { toast } from '../ui/toast/toast-store.ts'
import { copyText } from './copy-text.ts'
import { SendButton } from './send-button.tsx'
import { useTranslation } from './use-translation.ts'

type Props = {
  /** The page of the card for whoever has its link, without language. */
  path: string
  /** Gives the card another code; without it nobody can here. */
  renew?: () => Promise<void>
}

/** The link of a bonus card to copy and to send, and what ends it: another code. */
export function CardLink({ path, renew }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const address = () => `${location.origin}${localizePath(path, locale)}`
  async function replace() {
    if (!renew || isBusy) return
    setBusy(true)
    try {
      await renew()
      toast({ message: t('bonuses:link.renewed'), variant: 'success' })
      setAsking(false)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast({ message: error.sentence, variant: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon={Copy} onClick={() => copyText(t, address())}>
          {t('bonuses:link.copy')}
        </Button>
        <SendButton what={() => ({ url: address() })}>{t('bonuses:link.send')}</SendButton>
        {renew && (
          <Button variant="empty" icon={RefreshCw} onClick={() => setAsking(true)}>
            {t('bonuses:link.renew')}
          </Button>
        )}
      </div>
      <p className="mt-2 max-w-text text-sm text-ink-soft">{t('bonuses:link.hint')}</p>
      <Dialog
        id="renew-card"
        size="small"
        title={t('bonuses:link.renew')}
        description={t('bonuses:link.renewText')}
        open={isAsking}
        onOpenChange={setAsking}
        actions={
          <>
            <Button loading={isBusy} onClick={replace}>
              {t('bonuses:link.renewDo')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('business:cancel')}
            </Button>
          </>
        }
      />
    </div>
  )
}
