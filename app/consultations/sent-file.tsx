import ImageIcon from 'lucide-react/icons/image'
import Paperclip from 'lucide-react/icons/paperclip'
import { useEffect, useState } from 'react'
import { callForResponse } from '../../client/call.ts'
import { CallError } from '../../client/call-error.ts'
import { download } from '../../client/download.ts'
import type { ConsultationMessage } from '../../schemas/api/consultation.ts'
import { fileSize } from '../../ui/file-upload/file-size.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useTranslation } from '../use-translation.ts'

type Props = { file: ConsultationMessage['FILES'][number]; path: string }

/** A private file: a picture is shown, anything else downloaded. */
export function SentFile({ file: { NAME, TYPE, SIZE }, path }: Props) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture)
  }, [picture])
  const isPicture = TYPE.startsWith('image/')

  async function open() {
    if (isBusy) return
    setBusy(true)
    try {
      if (picture) setPicture(undefined)
      else if (isPicture) {
        // A picture is fetched by a call, because its own address would need a credential.
        const answer = await callForResponse('GET', path, undefined, { isLong: true })
        setPicture(URL.createObjectURL(await answer.blob()))
      } else await download(path, NAME)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast({ message: error.sentence, variant: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button
        type="button"
        aria-busy={isBusy || undefined}
        aria-expanded={isPicture ? picture !== undefined : undefined}
        onClick={() => void open()}
        className="link inline-flex min-h-11 items-center gap-2 text-start [overflow-wrap:anywhere]"
      >
        <Icon of={isPicture ? ImageIcon : Paperclip} />
        {NAME} ({fileSize(t, SIZE)})
      </button>
      {picture && (
        <a href={picture} download={NAME} className="block max-w-text">
          <img src={picture} alt={NAME} className="max-w-full rounded-card" />
        </a>
      )}
    </>
  )
}
