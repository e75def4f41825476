'use client'
import { cloneElement, type KeyboardEvent, type MouseEvent, useState, useTransition } from 'react'
import { loadedPart } from '../loaded/loaded-part.tsx'
import type { LoadedMenuProps, MenuProps } from './loaded-menu.tsx'

export type { MenuItem } from './loaded-menu.tsx'

const LoadedMenu = loadedPart<LoadedMenuProps & { onFailed: () => void }>(
  async () => (await import('./loaded-menu.tsx')).LoadedMenu,
  { giveUp: ({ onFailed }) => onFailed() },
)

/**
 * A button with a menu of actions and links, with arrow keys, typeahead and Escape. Until it is opened it is a plain button: a list has
 * many of them, and few are opened.
 */
export function Menu(props: MenuProps) {
  const [need, setNeed] = useState<{ isByKey: boolean }>()
  const [, startTransition] = useTransition()
  // The button stays until the code is there.
  const open = (isByKey: boolean) => startTransition(() => setNeed({ isByKey }))
  if (need) return <LoadedMenu {...props} {...need} onFailed={() => setNeed(undefined)} />
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: LoadedMenu.prepare,
    onFocus: LoadedMenu.prepare,
    onClick: ({ detail }: MouseEvent) => open(detail === 0),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      open(true)
    },
  })
}
