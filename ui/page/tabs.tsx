'use client'
import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { tabClass, tabListClass } from './tabs-class.ts'

type Props = {
  /** Name of the row for screen readers. */
  label: string
  items: readonly { value: string; label: ReactNode; content: ReactNode; disabled?: boolean }[]
  defaultValue?: string
  value?: string
  onChange?: (value: string) => void
}

/** Panels of which one is visible. If each has an address of its own, as in documents, use `TabLinks`. */
export function Tabs({ label, items, defaultValue = items[0]?.value, value, onChange }: Props) {
  return (
    <Base.Root
      className="min-w-0"
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={(next) => onChange?.(String(next))}
    >
      <Base.List aria-label={label} className={tabListClass}>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} disabled={item.disabled} className={tabClass}>
            {item.label}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-accent-mark transition-[translate,width] duration-150 forced-colors:bg-[Highlight]" />
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="rounded-small pt-4">
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
