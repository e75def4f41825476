/** Abbreviations with a vowel; those without one are recognised by its absence. */
const abbreviations =
  /^(?:УЗИ|УЗД|УДЗ|ЭКГ|ЭЭГ|ЭХОКГ|ЭКО|ЛОР|ИФА|ВИЧ|ОАК|ОПТГ|UZI|UTT|EKG|ECG|EEG|ENT|MRI|IVF|LOR)$/

const isAbbreviation = (word: string): boolean =>
  abbreviations.test(word) || !/[АЕЁИОУЫЭЮЯӘІҮҰӨЎAEIOUY]/u.test(word) || /^\p{Lu}\p{N}/u.test(word)

/** True for words in capitals, at least one of which is no abbreviation. */
export const isLoud = (text: string): boolean =>
  text === text.toUpperCase() &&
  (text.match(/\p{L}[\p{L}\p{N}]*/gu) ?? []).some((word) => word.length > 2 && !isAbbreviation(word))

/** Words in capitals as a sentence; abbreviations and other texts stay. */
export function calmed(text: string): string {
  if (!isLoud(text)) return text
  const calm = text.replace(/\p{L}[\p{L}\p{N}ʻʼ‘’`']*/gu, (word) =>
    isAbbreviation(word) ? word : word.toLowerCase(),
  )
  return calm.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}
