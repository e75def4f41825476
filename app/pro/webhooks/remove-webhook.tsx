'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { localizePath } from '../../../locales/locale.ts'
import type { Webhook } from '../../../schemas/api/webhooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { webhooks } from '../../queries/webhooks.ts'
import { useTranslation } from '../../use-translation.ts'

/** Removes an address with its messages, once that is confirmed. */
export function RemoveWebhook({ place, path, one }: { place: string; path: string; one: Webhook }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const { busy, act } = useSubjectMutation(webhooks)
  async function remove() {
    const work = async () => {
      await call('DELETE', `/w-business/${place}/webhooks/${one.WEBHOOK_CODE}`)
      router.replace(localizePath(path, locale))
    }
    if (await act('remove', work, t('webhooks:removed'))) setAsking(false)
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('webhooks:remove')}
      </Button>
      {isAsking && (
        <Dialog
          id="remove-webhook"
          size="small"
          title={t('webhooks:removeTitle')}
          description={t('webhooks:removeText')}
          open
          onOpenChange={(open) => open || setAsking(false)}
          actions={
            <>
              <Button variant="danger" loading={busy !== undefined} onClick={() => void remove()}>
                {t('webhooks:remove')}
              </Button>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {t('business:cancel')}
              </Button>
            </>
          }
        >
          <p className="wrap-anywhere">{one.URL}</p>
        </Dialog>
      )}
    </>
  )
}
