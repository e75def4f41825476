'use client'

import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import type { ButtonSize } from '../../../ui/button/button-class.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useTranslation } from '../../use-translation.ts'

type Props = {
  id: string
  /** The question. */
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onRemove: () => void
  isPending?: boolean
  /** Size and further classes of the button that opens it. */
  trigger: { size?: ButtonSize; className?: string }
  children?: ReactNode
}

/** A button that removes something after a confirmation. */
export function RemoveDialog({
  id,
  title,
  open,
  onOpenChange,
  onRemove,
  isPending,
  trigger,
  children,
}: Props) {
  const { t } = useTranslation()
  return (
    <Dialog
      id={id}
      size="small"
      title={title}
      description={t('business:list.removeText')}
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <Button
          variant="empty"
          size={trigger.size}
          icon={Trash2}
          className={`text-danger-ink ${trigger.className ?? ''}`}
        >
          {t('business:list.remove')}
        </Button>
      }
      actions={
        <>
          <Button variant="danger" loading={isPending} onClick={onRemove}>
            {t('business:list.remove')}
          </Button>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('business:cancel')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
