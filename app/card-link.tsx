'use client'

import Copy from 'lucide-react/icons/copy'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Share2 from 'lucide-react/icons/share-2'
import { useState, useSyncExternalStore } from 'react'
import { CallError } from '../client/call-error.ts'
import { localizePath } from '../locales/locale.ts'
import { Button } from '../ui/button/button.tsx'
import { usePage } from '../ui/core/page-context.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { toast } from '../ui/toast/toast-store.ts'
import { copyText } from './copy-text.ts'
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
  // The server does not know.
  const canSend = useSyncExternalStore(
    () => () => undefined,
    () => typeof navigator.share === 'function',
    () => false,
  )
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const address = () => `${location.origin}${localizePath(path, locale)}`
  const send = () =>
    navigator.share({ url: address() }).catch(() => {
      // The person closed the system's share dialog.
    })
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
        {canSend && (
          <Button variant="secondary" icon={Share2} onClick={send}>
            {t('bonuses:link.send')}
          </Button>
        )}
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
