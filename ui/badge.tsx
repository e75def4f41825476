import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-surface text-ink-soft',
  accent: 'bg-accent-tint text-accent-ink',
  success: 'bg-success-tint text-success-ink',
  warning: 'bg-warning-tint text-warning-ink',
  danger: 'bg-danger-tint text-danger-ink',
}
export type BadgeTone = keyof typeof tones

/** One or two words about the state of a thing: "Открыто", "Новое". Colour never says it alone. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`badge ${tones[tone]}`}>{children}</span>
}
