'use client'

import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useTranslation } from '../../texts.tsx'

type Props = {
  count: number
  /** The name of the row, if it is a single one whose name is known. */
  name: string | undefined
  onRemove: () => void
}

/** Asks for confirmation before several rows are removed, and shows how many. */
export function RemoveRows({ count, name, onRemove }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      id="remove-rows"
      size="small"
      title={
        name === undefined ? t('business:list.removeMany', { count }) : t('business:list.removeOne', { name })
      }
      description={t('business:list.removeText')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="empty" size="small" icon={Trash2} className="text-danger-ink">
          {t('business:list.remove')}
        </Button>
      }
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              setOpen(false)
              onRemove()
            }}
          >
            {t('business:list.remove')}
          </Button>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {t('business:cancel')}
          </Button>
        </>
      }
    />
  )
}
