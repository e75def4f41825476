import Paperclip from 'lucide-react/icons/paperclip'
import { useState } from 'react'
import { CallError } from '../../client/call-error.ts'
import { download } from '../../client/download.ts'
import type { ConsultationMessage } from '../../schemas/api/consultation.ts'
import { fileSize } from '../../ui/file-upload/file-size.ts'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useTranslation } from '../use-translation.ts'

type Props = { file: ConsultationMessage['FILES'][number]; path: string }

/** Downloads a private file: by a call, because its address is nobody else's. */
export function SentFile({ file: { NAME, TYPE, SIZE }, path }: Props) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const name = NAME || t('consultations:files.unnamed')
  async function save() {
    if (isBusy) return
    setBusy(true)
    try {
      await download(path, `${name}.${TYPE === 'application/pdf' ? 'pdf' : 'webp'}`)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast({ message: error.sentence, variant: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      onClick={() => void save()}
      className="link inline-flex min-h-11 items-center gap-2 text-start [overflow-wrap:anywhere]"
    >
      <Icon of={Paperclip} />
      {name} ({fileSize(t, SIZE)})
    </button>
  )
}
