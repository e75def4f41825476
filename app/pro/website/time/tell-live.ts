import type { Translate } from '../../../../locales/text-key.ts'
import { removeToast, toast } from '../../../../ui/toast/toast-store.ts'
import { readPageVersion, waitUntilLive } from './wait-until-live.ts'

/** Says in toasts whether visitors see a version at the path of a page that it has changed. */
export async function tellLive(t: Translate, path: string, version: number): Promise<void> {
  const probing = toast({ message: t('business:site.time.probing'), delay: 15_000 })
  const isLive = await waitUntilLive({ version, read: () => readPageVersion(path) })
  removeToast(probing)
  const address = `<a href="${path}">${location.host}${path}</a>`
  if (isLive) toast({ variant: 'success', message: t('business:site.time.live', { address }) })
  else toast({ variant: 'error', message: t('business:site.time.notLive', { address }), delay: 20_000 })
}
