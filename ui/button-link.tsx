import type { ReactNode } from 'react'
import { type ButtonVariant, buttonClass } from './button-class.ts'

type Props = {
  /** Where it leads: a resolved link, or a plain address. */
  link: { href: string; external?: boolean }
  variant?: ButtonVariant
  className?: string
  children: ReactNode
}

/** A link that looks like a button (V-16). Its words are a verb: "Записаться", "Показать на карте". */
export function ButtonLink({ link, variant, className, children }: Props) {
  return (
    <a
      href={link.href}
      rel={link.external ? 'external noopener' : undefined}
      className={className ? `${buttonClass(variant)} ${className}` : buttonClass(variant)}
    >
      {children}
    </a>
  )
}
