import type { ReactNode } from 'react'
import { Icon, type IconGlyph } from '../../../../../ui/icon/icon.tsx'

const tones = {
  accent: 'bg-accent-tint text-accent-ink',
  warning: 'bg-warning-tint text-warning-ink',
  danger: 'bg-danger-tint text-danger-ink',
}

type Props = {
  tone: keyof typeof tones
  icon: IconGlyph
  title: string
  /** The consequence. */
  text?: string | undefined
  /** Buttons that change it. */
  children?: ReactNode
}

/** A fact that an editor of the site has to know first. */
export function Notice({ tone, icon, title, text, children }: Props) {
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control px-4 py-2.5 ${tones[tone]}`}>
      <div className={`flex min-w-0 flex-1 gap-3 ${text ? 'basis-60' : 'basis-40'}`}>
        <Icon of={icon} className="mt-0.5" />
        <div className="min-w-0">
          <p className="font-medium">{title}</p>
          {text && <p className="text-sm">{text}</p>}
        </div>
      </div>
      {children}
    </div>
  )
}
