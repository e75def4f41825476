'use client'

import { type ReactNode, useId } from 'react'
import { useControlGroup } from '../../../ui/form/field-context.ts'

export type Card = { value: string; label: string; content: ReactNode }

type Props = {
  cards: readonly Card[]
  value: string
  onChoose: (value: string) => void
  isReadOnly: boolean
  /** Columns of the group, and the space within a card. */
  className: string
}

/** A choice of one of several drawn cards, with the arrow keys as in any group of radio buttons. */
export function ChoiceCards({ cards, value, onChoose, isReadOnly, className }: Props) {
  const name = useId()
  const { group } = useControlGroup({})
  return (
    <div role="radiogroup" {...group} className={`grid gap-2 ${className}`}>
      {cards.map((card) => (
        <label
          key={card.value}
          className="relative block min-w-0 cursor-pointer rounded-card border border-line-strong bg-paper hover:bg-surface has-checked:border-accent has-checked:bg-accent-tint has-checked:outline-1 has-checked:outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-disabled:cursor-default"
        >
          <input
            type="radio"
            name={name}
            value={card.value}
            aria-label={card.label}
            checked={card.value === value}
            disabled={isReadOnly}
            onChange={() => onChoose(card.value)}
            className="sr-only"
          />
          {card.content}
        </label>
      ))}
    </div>
  )
}
