import type { ReactNode } from 'react'
import { Icon, type IconGlyph } from '../icon/icon.tsx'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'

type Props = {
  /** A resolved link, or a plain address. */
  link: { href: string; external?: boolean; ping?: string }
  variant?: ButtonVariant
  size?: ButtonSize
  /** A lucide icon before the text. */
  icon?: IconGlyph
  className?: string
  children: ReactNode
}

/** A link that looks like a button (V-16). Its text is a verb: "Записаться", "Показать на карте". */
export function ButtonLink({ link, variant, size, icon, className, children }: Props) {
  const looks = buttonClass(variant, size)
  return (
    <a
      href={link.href}
      ping={link.ping}
      rel={link.external ? 'external noopener' : undefined}
      className={className ? `${looks} ${className}` : looks}
    >
      {icon && <Icon of={icon} />}
      {children}
    </a>
  )
}
