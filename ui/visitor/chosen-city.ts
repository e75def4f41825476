/** The city that was chosen on this device before (B-1); empty for none, or for all. */
export const chosenCity = (): string => {
  const city = /(?:^|;\s*)location=([a-z0-9-]+)/.exec(document.cookie)?.[1] ?? ''
  return city === 'all' ? '' : city
}
