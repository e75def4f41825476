import type { ChangeEventHandler, ReactNode } from 'react'

type ChipProps = {
  type?: 'checkbox' | 'radio'
  name: string
  value: string
  defaultChecked: boolean
  onChange?: ChangeEventHandler
  children: ReactNode
}

/** A radio button or checkbox that looks like a chip. */
export const Chip = ({ type = 'radio', children, ...input }: ChipProps) => (
  <label className="relative flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong px-4 has-checked:border-accent has-checked:bg-accent-tint has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
    <input type={type} {...input} className="sr-only" />
    {children}
  </label>
)

/** Chips of one choice, with its name. */
export const Chips = ({ legend, children }: { legend: ReactNode; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 font-medium">{legend}</legend>
    <div className="flex flex-wrap gap-2">{children}</div>
  </fieldset>
)
