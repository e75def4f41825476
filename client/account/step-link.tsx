'use client'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button/button-class.ts'

type Props = {
  /** A question before the link: `Ещё нет аккаунта?` */
  question?: string
  onClick: () => void
  children: ReactNode
}

/** A link to another step of the same card. */
export function StepLink({ question, onClick, children }: Props) {
  return (
    <p className="text-center text-ink-soft">
      {question && `${question} `}
      <button type="button" className={`${buttonClass('link')} min-h-11`} onClick={onClick}>
        {children}
      </button>
    </p>
  )
}
