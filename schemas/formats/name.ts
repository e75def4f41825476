/** Parts of a person's name, as stored. */
export type NameParts = { lastname?: string | null; name?: string | null; middlename?: string | null }

/** Last name, name and middle name, separated by spaces; empty parts are omitted (B-37). */
export const fullName = ({ lastname, name, middlename }: NameParts): string =>
  [lastname, name, middlename].flatMap((part) => part?.trim() || []).join(' ')

/** `fullName` of a person in an API response (B-37). */
export const personName = (person: { LASTNAME: string; NAME: string; MIDDLENAME: string | null }): string =>
  fullName({ lastname: person.LASTNAME, name: person.NAME, middlename: person.MIDDLENAME })
