'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { localizePath } from '../../../locales/locale.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../use-translation.ts'
import { partsOf } from '../areas/registry.ts'
import { messageOf } from '../message-of.ts'
import { useArea } from './area-context.ts'
import { areaKeys, writePath } from './area-queries.ts'
import { RemoveDialog } from './remove-dialog.tsx'

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
    <RemoveDialog
      id="remove-row"
      title={t('business:list.removeOne', { name })}
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next)
        reset()
      }}
      onRemove={mutate}
      isPending={isPending}
      trigger={{ className: '-ms-4' }}
    >
      <div role="alert" className="grid gap-2 text-danger-ink empty:hidden">
        {error && <p>{messageOf(error)}</p>}
        {Removal && <Removal error={error} />}
      </div>
    </RemoveDialog>
  )
}
