import { toast } from '../ui/toast/toast-store.ts'
import type { useTranslation } from './use-translation.ts'

/** Copies a text and announces it, or says that the browser does not allow it. */
export async function copyText(t: ReturnType<typeof useTranslation>['t'], text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ message: t('business:site.domain.copied'), variant: 'success' })
  } catch {
    toast({ message: t('business:site.domain.notCopied'), variant: 'error' })
  }
}
