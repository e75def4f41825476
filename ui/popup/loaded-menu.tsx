'use client'
import { Menu as Base } from '@base-ui/react/menu'
import { type ButtonHTMLAttributes, type ReactElement, useEffect, useRef } from 'react'

import { Icon, type IconGlyph } from '../icon/icon.tsx'
import { popupClass } from './list-popup.ts'

export type MenuItem = {
  key: string
  label: string
  icon?: IconGlyph
  disabled?: boolean
  /** True for an action that cannot be undone. */
  isDanger?: boolean
} & ({ onSelect: () => void; href?: undefined } | { href: string; onSelect?: undefined })

type Groups = readonly (readonly MenuItem[])[]

export type MenuProps = {
  /** The button that opens it, with its label. */
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
  /** Groups of items, separated by lines; a function is called when the menu opens. */
  groups: Groups | (() => Groups)
}

const itemClass = (isDanger: boolean | undefined) =>
  `flex min-h-10 cursor-pointer items-center gap-3 rounded-small px-3 py-2 outline-none select-none data-disabled:cursor-default data-disabled:opacity-50 pointer-coarse:min-h-11 forced-colors:data-highlighted:outline-2 ${
    isDanger
      ? 'text-danger-ink data-highlighted:bg-danger-tint'
      : 'data-highlighted:bg-accent-tint data-highlighted:text-accent-ink'
  }`

/** `isByKey`: it was opened by a key, so its first item gets the focus. */
export type LoadedMenuProps = MenuProps & { isByKey: boolean }

/** A menu with the code that `Menu` loads: it is open, because a press has asked for it. */
export function LoadedMenu({ trigger, groups, isByKey }: LoadedMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the press that loaded this code
  useEffect(() => {
    if (!isByKey) return
    button.current?.focus()
    button.current?.click()
  }, [])
  return (
    <Base.Root modal={false} defaultOpen={!isByKey}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="start" collisionPadding={8} className="z-50">
          <Base.Popup className={`${popupClass} max-h-(--available-height) min-w-48 overflow-y-auto p-1.5`}>
            <Items groups={groups} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Items({ groups }: Pick<MenuProps, 'groups'>) {
  const shown = typeof groups === 'function' ? groups() : groups
  return shown
    .filter((items) => items.length > 0)
    .map((items, index) => (
      <Base.Group key={items[0]?.key}>
        {index > 0 && <Base.Separator className="mx-3 my-1.5 h-px bg-line" />}
        {items.map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </Base.Group>
    ))
}

function Item({ item }: { item: MenuItem }) {
  const { label, icon, disabled, isDanger, href, onSelect } = item
  const content = (
    <>
      {icon && <Icon of={icon} className={isDanger ? '' : 'text-ink-faint'} />}
      {label}
    </>
  )
  if (href !== undefined)
    return (
      <Base.LinkItem href={href} closeOnClick className={itemClass(isDanger)}>
        {content}
      </Base.LinkItem>
    )
  return (
    <Base.Item disabled={disabled} onClick={onSelect} className={itemClass(isDanger)}>
      {content}
    </Base.Item>
  )
}
