/** Endings of four languages by their sound, the longest first. */
const endings = [
  ...['dagi', 'degi', 'lari', 'leri', 'apti', 'imiz'],
  ...['lar', 'ler', 'dar', 'der', 'tar', 'ter', 'ami', 'imi', 'ogo', 'ego', 'omu', 'emu', 'agi', 'egi'],
  ...['adi', 'edi', 'idi', 'igi', 'dan', 'den', 'tan', 'ten', 'nin', 'din', 'tin', 'ing', 'ning'],
  ...['ah', 'am', 'om', 'em', 'im', 'ih', 'oi', 'ei', 'ai', 'ui', 'da', 'de', 'ip', 'es', 'ed'],
  ...['a', 'e', 'i', 'o', 'u', 's'],
].sort((one, other) => other.length - one.length)

/** `sound` without its longest ending, if at least `least` letters remain. */
function withoutEnding(sound: string, least: number): string {
  const ending = endings.find((one) => sound.endsWith(one) && sound.length - one.length >= least)
  return ending ? sound.slice(0, -ending.length) : sound
}

/**
 * The part of a word that its forms share, by its sound: `shimkent` of «Шымкентте» and «в Шымкенте», `zub` of «зубы». It may be shorter
 * than a dictionary's stem; it only has to be the same for all forms of a word.
 */
export const stemOf = (sound: string): string =>
  /\d/.test(sound) ? sound : withoutEnding(withoutEnding(sound, 3), 4)
