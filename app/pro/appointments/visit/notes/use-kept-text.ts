import { useState } from 'react'
import { keepText, keptText } from '../../../../state/kept-texts.ts'

/** The beginning of the names of all texts that a member types on the notes of a visit. */
export const noteTexts = (person: string, code: string): string => `note:${person}:${code}:`

/** A typed text that outlives its dialog, a failed saving and a page that is loaded again; `first` until something is typed. */
export function useKeptText(name: string, first = ''): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => keptText(name) || first)
  return [
    text,
    (next) => {
      setText(next)
      keepText(name, next === first ? '' : next)
    },
  ]
}
