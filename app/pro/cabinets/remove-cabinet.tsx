'use client'

import Trash2 from 'lucide-react/icons/trash-2'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { localizePath } from '../../../locales/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { messageOf } from '../message-of.ts'

type Props = { list: string; base: string; code: string; name: string }

const namesIn = (error: unknown): string[] =>
  error instanceof CallError && Array.isArray(error.data.SPECIALISTS)
    ? error.data.SPECIALISTS.map(String)
    : []

/** Takes a cabinet away after asking; where doctors work in it, says which. */
export function RemoveCabinet({ list, base, code, name }: Props) {
  const { locale, t } = usePage()
  const router = useRouter()
  const [isPending, setPending] = useState(false)
  const [fault, setFault] = useState<{ message: string; names: string[] }>()

  async function remove() {
    setPending(true)
    try {
      await call('DELETE', `${list}/${encodeURIComponent(code)}`)
      toast({ message: t('business:cabinets.removed', { name }), variant: 'success' })
      router.push(localizePath(base, locale))
      router.refresh()
    } catch (error) {
      setFault({ message: messageOf(error), names: namesIn(error) })
      setPending(false)
    }
  }
  return (
    <Dialog
      id="remove-cabinet"
      size="small"
      title={t('business:cabinets.removeTitle', { name })}
      description={t('business:cabinets.removeText')}
      onOpenChange={() => setFault(undefined)}
      trigger={
        <Button variant="empty" icon={Trash2} className="-ms-4 text-danger-ink">
          {t('business:cabinets.remove')}
        </Button>
      }
      actions={
        <Button variant="danger" loading={isPending} onClick={remove}>
          {t('business:cabinets.remove')}
        </Button>
      }
    >
      <div role="alert" className="text-danger-ink">
        {fault && (
          <>
            <p>{fault.message}</p>
            <ul className="mt-2 list-disc ps-5">
              {fault.names.map((doctor) => (
                <li key={doctor}>{doctor}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  )
}
