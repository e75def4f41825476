import { useState } from 'react'
import { useValue } from './use-value.ts'

type Options<Obstacle> = {
  value?: string | null
  defaultValue?: string
  /** What is in the input at first in place of a value, even if it is none. */
  defaultText?: string | undefined
  onValueChange?: (value: string | null) => void
  /** Called with the text, even if it is not a valid value. */
  onTextChange?: ((text: string) => void) | undefined
  /** The value of a text; undefined if it has none. */
  parse: (text: string) => string | undefined
  format: (value: string) => string
  /** Why a value cannot be chosen; undefined where it can. */
  obstacleOf: (value: string) => Obstacle | undefined
}

/**
 * A value and the text of its input. While the text is not a value that can be chosen the value is null; its error is
 * shown after the input loses the focus.
 */
export function useTypedValue<Obstacle>({ parse, format, obstacleOf, ...owner }: Options<Obstacle>) {
  const accept = (text: string): string | null => {
    const parsed = parse(text)
    return parsed !== undefined && obstacleOf(parsed) === undefined ? parsed : null
  }
  const { defaultText } = owner
  const [value, setValue] = useValue<string | null>(
    owner.value,
    owner.defaultValue ?? (defaultText === undefined ? null : accept(defaultText)),
    owner.onValueChange,
  )
  const [typed, setTyped] = useState(value === null ? (defaultText ?? '') : format(value))
  const [known, setKnown] = useState(value)
  const [isLeft, setLeft] = useState(false)

  // The owner set a value that differs from the text.
  if (known !== value) {
    setKnown(value)
    if (accept(typed) !== value) setTyped(value === null ? '' : format(value))
  }

  const parsed = parse(typed)
  const obstacle = parsed === undefined ? ('unreadable' as const) : obstacleOf(parsed)
  return {
    value,
    typed,
    problem: isLeft && typed.trim() !== '' ? obstacle : undefined,
    /** The text changed, by typing or by a choice from a list. */
    type(text: string) {
      const next = accept(text)
      setTyped(text)
      owner.onTextChange?.(text)
      setLeft(false)
      setKnown(next)
      if (next !== value) setValue(next)
    },
    leave() {
      setLeft(true)
      if (parsed !== undefined) setTyped(format(parsed))
    },
  }
}
