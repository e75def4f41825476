import { problemOf, type TextRule } from '../../api/text-rule.ts'
import { email as emailRule, personName } from '../../api/text-rules.ts'
import { withoutUnseen } from '../../formats/written.ts'
import { type CellKind, type CellProblem, textOf } from '../kind.ts'

/** A program that did not know the letters has written question marks in their place, or the sign for what cannot be read. */
const lostLetters = /^\s*\?{2,}(?:\s|$)|\uFFFD/u

/** A text that follows a rule of the forms; `problem` says that it does not. */
const ruled = (rule: TextRule, problem: CellProblem): CellKind<string> => ({
  read: (cell) => {
    const text = typeof cell === 'string' ? textOf(cell) : undefined
    if (text === undefined) return { problem: 'text' }
    if (lostLetters.test(text)) return { problem: 'lostLetters' }
    const value = rule.tidy(withoutUnseen(text))
    return problemOf(rule, value) === undefined ? { value } : { problem }
  },
  write: (value) => value,
})

const anyName = ruled(personName, 'name')

/** A name, a last name or a patronymic. */
export const nameKind: CellKind<string> = {
  ...anyName,
  read: (cell, ...how) =>
    typeof cell === 'string' && /^\s*(?:\p{L}\.[\s-]*)+$/u.test(cell)
      ? { problem: 'initials' }
      : anyName.read(cell, ...how),
}

/** An e-mail address. */
export const emailKind = ruled(emailRule, 'email')

/** Any text of at most so many characters; a number is read as its digits. */
export const textKind = (most: number): CellKind<string> => ({
  read: (cell) => {
    const text = textOf(cell)
    if (text === undefined) return { problem: 'text' }
    if (lostLetters.test(text)) return { problem: 'lostLetters' }
    const value = withoutUnseen(text)
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]/gu, ' ')
      .trim()
    return [...value].length > most ? { problem: 'long' } : { value }
  },
  write: (value) => value,
})
