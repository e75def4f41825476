/** Letters and their replacements in searches; all are single characters. */
export const foldedLetters: Readonly<Record<string, string>> = {
  ё: 'е',
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  і: 'и',
}

/**
 * Normalizes a text for search and the detection of duplicates (V-20): lower case, Kazakh letters as similar Russian
 * ones, all apostrophes as `'`, single spaces. Never shown.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[ёәғқңөұүһі]/g, (letter) => foldedLetters[letter] ?? letter)
    .replace(/[ʻʼ‘’`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
