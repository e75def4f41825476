/** The letters in which KZ-1048, the encoding of old Kazakh pages, differs from Windows-1251. */
const letters: Readonly<Record<string, string>> = {
  Ќ: 'Қ',
  Ћ: 'Һ',
  ќ: 'қ',
  ћ: 'һ',
  Ў: 'Ұ',
  ў: 'ұ',
  Ј: 'Ә',
  Ґ: 'Ө',
  Є: 'Ғ',
  Ї: 'Ү',
  ґ: 'ө',
  є: 'ғ',
  ј: 'ә',
  Ѕ: 'Ң',
  ѕ: 'ң',
  ї: 'ү',
}

/** The text of bytes in KZ-1048, which browsers do not know. */
export const decodeKz1048 = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1251')
    .decode(bytes)
    .replace(/[ЌЋќћЎўЈҐЄЇґєјЅѕї]/g, (letter) => letters[letter] ?? letter)
