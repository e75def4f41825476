import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { CallError } from '../../../../../client/call-error.ts'
import type { MediaItem, MediaPlace } from '../../../../../schemas/api/media.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { FieldError } from '../../../../../ui/form/field.tsx'
import { toast } from '../../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { removeMedia } from './media-calls.ts'
import { UsedIn } from './used-in.tsx'

type Props = { item: MediaItem; onRemoved: () => void; onLeave: () => void }

/** Removes an item from the library after a question; the server refuses while it is used, and says where. */
export function RemoveItem({ item, onRemoved, onLeave }: Props) {
  const { t } = useTranslation()
  const { place } = useBuilder()
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<CallError>()
  const { NAME: name } = item

  async function remove() {
    setSending(true)
    try {
      await removeMedia(place, item)
      toast({ variant: 'success', message: t('business:site.library.remove.done', { name }) })
      onRemoved()
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown
      setFault(thrown)
      setSending(false)
      setAsking(false)
    }
  }
  return (
    <div className="grid justify-items-start gap-2">
      {isAsking ? (
        <div role="alertdialog" aria-label={t('business:site.library.remove.ask', { name })}>
          <p className="mb-2">{t('business:site.library.remove.ask', { name })}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="danger" loading={isSending} onClick={() => void remove()}>
              {t('business:site.library.remove.yes')}
            </Button>
            <Button variant="secondary" autoFocus onClick={() => setAsking(false)}>
              {t('business:site.library.remove.no')}
            </Button>
          </div>
        </div>
      ) : (
        <Button
          variant="empty"
          icon={Trash2}
          className="-ms-4"
          onClick={() => {
            setFault(undefined)
            setAsking(true)
          }}
        >
          {t('business:site.library.remove.open')}
        </Button>
      )}
      <FieldError>{fault?.sentence}</FieldError>
      {Array.isArray(fault?.data.USED) && (
        <UsedIn
          onLeave={onLeave}
          places={fault.data.USED as MediaPlace[]}
          label={t('business:site.library.remove.used')}
        />
      )}
    </div>
  )
}
