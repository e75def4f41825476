/** What somebody has typed to find a patient, as the first values of a new card: a phone number, or last name, name and middle name. */
export function typedPatient(typed: string): {
  LASTNAME?: string
  NAME?: string
  MIDDLENAME?: string
  TEL?: string
} {
  const text = typed.trim()
  if (/^[+\d\s()-]+$/.test(text)) return text.replace(/\D/g, '').length >= 9 ? { TEL: text } : {}
  const words = text.split(/\s+/).filter((word) => word !== '' && !/\d/.test(word))
  const [LASTNAME, NAME, ...more] = words.map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1))
  return {
    ...(LASTNAME && { LASTNAME }),
    ...(NAME && { NAME }),
    ...(more.length > 0 && { MIDDLENAME: more.join(' ') }),
  }
}
