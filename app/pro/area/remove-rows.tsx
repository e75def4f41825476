'use client'

import { useState } from 'react'
import { useTranslation } from '../../use-translation.ts'
import { RemoveDialog } from './remove-dialog.tsx'

type Props = {
  count: number
  /** The name of the row, if it is a single one whose name is known. */
  name: string | undefined
  onRemove: () => void
  /** Classes of the button. */
  className?: string
}

/** Asks for confirmation before several rows are removed, and shows how many. */
export function RemoveRows({ count, name, onRemove, className }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <RemoveDialog
      id="remove-rows"
      title={
        name === undefined ? t('business:list.removeMany', { count }) : t('business:list.removeOne', { name })
      }
      open={isOpen}
      onOpenChange={setOpen}
      onRemove={() => {
        setOpen(false)
        onRemove()
      }}
      trigger={{ size: 'small', ...(className && { className }) }}
    />
  )
}
