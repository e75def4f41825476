'use client'

import { useControl } from '../../../ui/form/field-context.ts'

type Props = { value: number; most: number; onChange: (zoom: number) => void }

/** A slider of the zoom; each step is the same part larger. */
export function ZoomInput({ value, most, onChange }: Props) {
  const control = useControl({})
  const last = Math.log(most)
  return (
    <input
      {...control}
      type="range"
      min={0}
      max={100}
      value={Math.round((100 * Math.log(value)) / last)}
      aria-valuetext={`${Math.round(100 * value)} %`}
      onChange={({ target }) => onChange(Math.exp((Number(target.value) * last) / 100))}
      className="h-11 w-full accent-(--color-accent)"
    />
  )
}
