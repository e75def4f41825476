import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-surface text-ink-soft [.card_&]:bg-paper',
  accent: 'bg-accent-tint text-accent-ink',
  success: 'bg-success-tint text-success-ink',
  warning: 'bg-warning-tint text-warning-ink',
  danger: 'bg-danger-tint text-danger-ink',
}
export type BadgeTone = keyof typeof tones

/** One or two words for a status: "Открыто", "Новое". The words must be understandable without the colour. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`badge ${tones[tone]}`}>{children}</span>
}
