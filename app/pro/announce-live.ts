import type { Translate } from '../../locales/text-key.ts'
import { removeToast, toast } from '../../ui/toast/toast-store.ts'
import { isAnswered, readPageVersion, waitUntilSeen } from './wait-until-seen.ts'

type Told = { probing: string; seen: (address: string) => string; unseen: (address: string) => string }

/** The id of the last toast about a page: it is removed when the page is changed again. */
let told = ''

/** Removes the last toast about a page, because the page is changed again. */
export function stopTelling(): void {
  removeToast(told)
  told = ''
}

/**
 * Shows toasts: that a page is being checked, and then whether visitors see the change there. Removes the toast before; a check that is
 * still running shows nothing more.
 */
async function tell(path: string, look: () => Promise<boolean>, { probing, seen, unseen }: Told) {
  stopTelling()
  const first = toast({ message: probing, delay: 15_000 })
  told = first
  const isSeen = await waitUntilSeen(async () => told !== first || (await look()))
  if (told !== first) return
  removeToast(first)
  const address = `<a href="${path}">${location.host}${path}</a>`
  told = isSeen
    ? toast({ variant: 'success', message: seen(address) })
    : toast({ variant: 'error', message: unseen(address), delay: 20_000 })
}

/** Says whether visitors see a version at the path of a page that it has changed. */
export const announceLive = (t: Translate, path: string, version: number): Promise<void> =>
  tell(path, async () => ((await readPageVersion(path)) ?? -1) >= version, {
    probing: t('business:site.time.probing'),
    seen: (address) => t('business:site.time.live', { address }),
    unseen: (address) => t('business:site.time.notLive', { address }),
  })

/** Says whether visitors see the site again that was put back, or no longer after it was taken down. */
export const announceSwitched = (t: Translate, path: string, isOn: boolean): Promise<void> =>
  tell(path, async () => (await isAnswered(path)) === isOn, {
    probing: t('business:site.time.switching'),
    seen: (address) =>
      isOn ? t('business:site.time.isBack', { address }) : t('business:site.time.takenDown', { address }),
    unseen: (address) => t('business:site.time.notSwitched', { address }),
  })
