'use client'

import type { ReactNode } from 'react'
import { type Locale, localizePath } from '../../locales/locale.ts'
import { formatDate } from '../../schemas/formats/date.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Badge, type BadgeTone } from '../../ui/shown/badge.tsx'
import { Card } from '../../ui/shown/card.tsx'

type Props = {
  /** The clinic, and the doctor or speciality. */
  to: readonly (string | null)[]
  /** The page at which it goes on, for the holder of its link. */
  path: string
  state: { tone: BadgeTone; label: string }
  text: string
  lang: Locale
  at: string
  timezone: string
  now: string
  /** Further lines of the card. */
  children?: ReactNode
}

/** A text that a patient has sent to a clinic, in a list: the addressee, the state, the first words and the time. */
export function ThreadCard({ to, path, state, text, lang, at, timezone, now, children }: Props) {
  const { locale } = usePage()
  return (
    <Card as="li" linked>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-lg">
          <a
            href={localizePath(path, locale)}
            referrerPolicy="no-referrer"
            className="stretched hover:text-accent-ink"
          >
            {to.filter(Boolean).join(', ')}
          </a>
        </h2>
        <Badge tone={state.tone}>{state.label}</Badge>
      </div>
      <p className="mt-2 line-clamp-3 max-w-text whitespace-pre-line [overflow-wrap:anywhere]" lang={lang}>
        {text}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <time dateTime={at}>{formatDate(at, locale, timezone, new Date(now))}</time>
        {children}
      </p>
    </Card>
  )
}
