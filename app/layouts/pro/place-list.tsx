'use client'

import Check from 'lucide-react/icons/check'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import type { LinkedPlace } from './pro-layout-data.ts'

type Props = {
  title: string
  places: readonly LinkedPlace[]
  current: string
  /** Keep the scroll position, because only a part of the page changes. */
  keepScroll?: boolean
}

/** Companies or cabinets to choose from; the current one is marked. */
export function PlaceList({ title, places, current, keepScroll }: Props) {
  return (
    <section>
      <h3 className="pb-1 text-sm font-normal tracking-normal text-ink-soft">{title}</h3>
      <ul className="-mx-2">
        {places.map(({ code, name, href }) => (
          <li key={code}>
            <AppLink
              href={href}
              keepScroll={keepScroll}
              aria-current={code === current ? 'true' : undefined}
              className="flex min-h-11 items-center justify-between gap-3 rounded-control px-2 py-2 leading-tight hover:bg-accent-tint aria-[current]:font-medium"
            >
              <LocalizedText value={name} />
              {code === current && <Icon of={Check} className="text-accent-ink" />}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
