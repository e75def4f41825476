'use client'

import { useState } from 'react'
import { Input } from '../../../ui/form/input.tsx'
import { type Point, parseCoordinate, parsePoint } from './coordinates.ts'

type Props = {
  value: number | undefined
  onValue: (value: number | undefined) => void
  /** Called with both coordinates, pasted or typed into this input. */
  onPoint: (point: Point) => void
  isReadOnly: boolean
}

/** One coordinate. The number is set with each character, so that leaving the input does not move a button under the pointer. */
export function CoordinateInput({ value, onValue, onPoint, isReadOnly }: Props) {
  const [typed, setTyped] = useState(String(value ?? ''))
  // A number that came from the map or from a pasted pair replaces the text.
  const text = parseCoordinate(typed) === value ? typed : String(value ?? '')
  const take = (point: Point) => {
    setTyped('')
    onPoint(point)
  }
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      readOnly={isReadOnly}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value)
        onValue(parseCoordinate(target.value))
      }}
      onPaste={(event) => {
        const point = parsePoint(event.clipboardData.getData('text'))
        if (!point || isReadOnly) return
        event.preventDefault()
        take(point)
      }}
      onBlur={() => {
        const point = parsePoint(typed)
        if (point && !isReadOnly) take(point)
      }}
      className="tabular-nums"
    />
  )
}
