'use client'

import { Toolbar } from '@base-ui/react/toolbar'
import type { ComponentProps } from 'react'
import { Icon, type IconGlyph } from '../../../ui/icon/icon.tsx'

type Props = ComponentProps<typeof Toolbar.Button> & {
  icon: IconGlyph
  label: string
  /** For a toggle button: whether it is on. */
  isOn?: boolean
}

/** A button of the toolbar; pressing it preserves the selection in the text. */
export const ToolButton = ({ icon, label, isOn, ...rest }: Props) => (
  <Toolbar.Button
    title={label}
    {...rest}
    aria-label={label}
    aria-pressed={isOn}
    onMouseDown={(event) => event.preventDefault()}
    className="grid size-10 cursor-pointer place-items-center rounded-small text-ink-soft hover:bg-surface hover:text-ink data-disabled:opacity-40 pointer-coarse:size-11 aria-pressed:bg-accent-tint aria-pressed:text-accent-ink"
  >
    <Icon of={icon} />
  </Toolbar.Button>
)
