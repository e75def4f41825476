'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { localizePath } from '../../../locales/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../texts.tsx'
import { partsOf } from '../areas/registry.ts'
import { messageOf } from '../message-of.ts'
import { useArea } from './area-context.ts'
import { areaKeys, writePath } from './area-queries.ts'

/** Removes a row after a confirmation and returns to the list; if the API refuses, the dialog shows why. */
export function RemoveRow({ code, name }: { code: string; name: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { definition, place, base } = useArea()
  const { Removal, isInLayout } = partsOf(definition.name)
  const router = useRouter()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () => call('DELETE', writePath(place, `/${encodeURIComponent(code)}`)),
    onSuccess: () => {
      toast({ message: t('business:list.removedOne', { name }), variant: 'success' })
      client.removeQueries({ queryKey: areaKeys.row(place, code) })
      void client.invalidateQueries({ queryKey: areaKeys.area(place) })
      router.push(localizePath(base, locale))
      if (isInLayout) router.refresh()
    },
  })
  return (
    <Dialog
      id="remove-row"
      size="small"
      title={t('business:list.removeOne', { name })}
      description={t('business:list.removeText')}
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next)
        reset()
      }}
      trigger={
        <Button variant="empty" icon={Trash2} className="-ms-4 text-danger-ink">
          {t('business:list.remove')}
        </Button>
      }
      actions={
        <>
          <Button variant="danger" loading={isPending} onClick={() => mutate()}>
            {t('business:list.remove')}
          </Button>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {t('business:cancel')}
          </Button>
        </>
      }
    >
      <div role="alert" className="grid gap-2 text-danger-ink empty:hidden">
        {error && <p>{messageOf(error)}</p>}
        {Removal && <Removal error={error} />}
      </div>
    </Dialog>
  )
}
