import { useState } from 'react'

/**
 * A value that is controlled (`value`) or in state (`defaultValue`). The setter stores it and calls `onValueChange`; a
 * controlled `value` takes precedence over the stored one.
 */
export function useValue<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onValueChange?: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue)
  const set = (next: Value) => {
    setOwn(next)
    onValueChange?.(next)
  }
  return [value === undefined ? own : value, set]
}
