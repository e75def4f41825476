/** The city that was chosen on this device before (B-1); empty for all, undefined before a choice. */
function choiceBefore(): string | undefined {
  const city = /(?:^|;\s*)location=([a-z0-9-]+)/.exec(document.cookie)?.[1]
  return city === 'all' ? '' : city
}

/** The city that gave the clock of this device its name: `almaty` by `Asia/Almaty`. */
const cityOfClock = (): string =>
  (Intl.DateTimeFormat().resolvedOptions().timeZone ?? '')
    .replace(/^.*\//, '')
    .replaceAll('_', '-')
    .toLowerCase()

/** The city in which a search begins: the chosen one, otherwise a guess; empty for all cities. */
export function cityToBegin(): { city: string; isGuess: boolean } {
  const chosen = choiceBefore()
  return { city: chosen ?? cityOfClock(), isGuess: chosen === undefined }
}
