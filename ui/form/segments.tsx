'use client'
import { useId } from 'react'

type Props<Value extends string> = {
  /** The subject of the choice, for screen readers. */
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice of a few words side by side; one of them is always chosen. */
export function Segments<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="flex gap-1 rounded-control bg-surface p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-control px-2 text-center text-sm has-checked:bg-paper has-checked:font-semibold has-checked:shadow-float has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
