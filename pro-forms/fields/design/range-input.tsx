'use client'

import { useControl } from '../../../ui/form/field-context.ts'

type Props = { value: number | undefined; min: number; max: number; onChange: (value: number) => void }

/** A slider of pixels; without a value it stands in the middle, and shows no number. */
export function RangeInput({ value, min, max, onChange }: Props) {
  const control = useControl({})
  return (
    <div className="flex min-h-11 items-center gap-3">
      <input
        {...control}
        type="range"
        min={min}
        max={max}
        value={value ?? (min + max) / 2}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-11 min-w-0 grow accent-(--color-accent)"
      />
      <output className="w-12 text-end tabular-nums">{value === undefined ? '–' : `${value} px`}</output>
      <span
        aria-hidden="true"
        className="size-9 shrink-0 border-s-2 border-t-2 border-accent-mark"
        style={{ borderStartStartRadius: value ?? 0 }}
      />
    </div>
  )
}
