import { tabStorage } from '../core/browser-storage.ts'

/** The city that was chosen on this device before (B-1); empty for all, undefined before a choice. */
function choiceBefore(): string | undefined {
  const city = /(?:^|;\s*)location=([a-z0-9-]+)/.exec(document.cookie)?.[1]
  return city === 'all' ? '' : city
}

/** Where the address of the list that was read last in this tab is kept (`renderer/client/last-list.ts`). */
export const lastListKey = 'last-list'

/** The city of that list. */
const cityOfList = (): string | undefined =>
  /\/location\/([a-z0-9-]+)/.exec(tabStorage()?.getItem(lastListKey) ?? '')?.[1]

/** The city that gave the clock of this device its name: `almaty` by `Asia/Almaty`. */
const cityOfClock = (): string =>
  (Intl.DateTimeFormat().resolvedOptions().timeZone ?? '')
    .replace(/^.*\//, '')
    .replaceAll('_', '-')
    .toLowerCase()

/** The city in which a search begins: the chosen one, otherwise that of the last list, or a guess; empty for all cities. */
export function cityToBegin(): { city: string; isGuess: boolean } {
  const chosen = choiceBefore() ?? cityOfList()
  return { city: chosen ?? cityOfClock(), isGuess: chosen === undefined }
}
