/** A person's name in parts, as the backend keeps it. */
export type NameParts = { lastname?: string | null; name?: string | null; middlename?: string | null }

/** Last name, name and middle name with spaces between, empty parts left out (B-37). */
export const fullName = ({ lastname, name, middlename }: NameParts): string =>
  [lastname, name, middlename].flatMap((part) => part?.trim() || []).join(' ')

/** `fullName` of a person as answers of the API spell one (B-37). */
export const personName = (person: { LASTNAME: string; NAME: string; MIDDLENAME: string | null }): string =>
  fullName({ lastname: person.LASTNAME, name: person.NAME, middlename: person.MIDDLENAME })
