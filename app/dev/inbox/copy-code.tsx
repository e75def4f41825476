'use client'

import Copy from 'lucide-react/icons/copy'
import { Icon } from '../../../ui/icon/icon.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../use-translation.ts'

/** A code with a button that copies it. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation()
  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      toast({ message: t('inbox:copied'), variant: 'success' })
    } catch {
      toast({ message: t('inbox:notCopied'), variant: 'error' })
    }
  }
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={t('inbox:copy', { code })}
      className="btn btn-accent btn-small"
    >
      <span className="text-lg font-semibold tracking-widest tabular-nums">{code}</span>
      <Icon of={Copy} />
    </button>
  )
}
