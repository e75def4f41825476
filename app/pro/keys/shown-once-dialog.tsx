import Copy from 'lucide-react/icons/copy'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { copyText } from '../../copy-text.ts'
import { useTranslation } from '../../use-translation.ts'

type Props = {
  id: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The words above the form. */
  asks: { title: string; text?: string | undefined }
  /** The words above the secret, and of the buttons that copy it and say that it was kept. */
  shows: { title: string; text: string; copy: string; kept: string }
  /** The form that has a secret made, and calls `onMade` with it. */
  form: (onMade: (secret: string) => void) => ReactNode
}

/** Asks for what a secret needs, then shows it this once, to be copied. */
export function ShownOnceDialog({ id, isOpen, onOpenChange, asks, shows, form }: Props) {
  const { t } = useTranslation()
  const [secret, setSecret] = useState<string>()
  const close = () => {
    onOpenChange(false)
    setSecret(undefined)
  }
  const { title, text } = secret ? shows : asks
  return (
    <Dialog
      id={id}
      size="small"
      title={title}
      description={text}
      closesOnOverlay={false}
      open={isOpen}
      onOpenChange={(open) => (open ? onOpenChange(true) : close())}
    >
      {secret ? (
        <div className="grid gap-4">
          <p className="rounded-card bg-surface p-4 font-mono break-all select-all">{secret}</p>
          <Button icon={Copy} onClick={() => void copyText(t, secret)}>
            {shows.copy}
          </Button>
          <Button variant="secondary" onClick={close}>
            {shows.kept}
          </Button>
        </div>
      ) : (
        form(setSecret)
      )}
    </Dialog>
  )
}
