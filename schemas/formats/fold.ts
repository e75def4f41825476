/** Letters and what search takes them for; each is one character. */
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
 * A text as search and the hunt for duplicates compare it (V-20): lower case, Kazakh letters as their Russian
 * neighbours, every kind of apostrophe as `'`, one space between words. Never shown.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[ёәғқңөұүһі]/g, (letter) => foldedLetters[letter] ?? letter)
    .replace(/[ʻʼ‘’`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
