import { useState } from 'react'

/**
 * A value that its owner may hold (`value`) or leave to the part (`defaultValue`). Setting it tells the owner, who
 * decides, or changes it here.
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
