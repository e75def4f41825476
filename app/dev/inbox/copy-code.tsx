'use client'

import Copy from 'lucide-react/icons/copy'
import { Icon } from '../../../ui/icon.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'

/** A code, and the way to take it along. */
export function CopyCode({ code }: { code: string }) {
  const { t } = usePage()
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
