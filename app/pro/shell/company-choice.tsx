'use client'

import ChevronRight from 'lucide-react/icons/chevron-right'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { LinkedPlace } from '../../layouts/pro/pro-layout-data.ts'
import { AppLink } from '../../navigation/app-link.tsx'

/** Links to the person's companies, each with their role there. */
export function CompanyChoice({ companies }: { companies: readonly (LinkedPlace & { note: string })[] }) {
  return (
    <ul className="-mx-3 grid gap-1">
      {companies.map(({ code, name, href, note }) => (
        <li key={code}>
          <AppLink
            href={href}
            className="flex min-h-14 items-center justify-between gap-3 rounded-control px-3 py-2 hover:bg-accent-tint"
          >
            <span className="grid">
              <span className="leading-tight font-medium">
                <LocalizedText value={name} />
              </span>
              <span className="text-sm text-ink-soft">{note}</span>
            </span>
            <Icon of={ChevronRight} className="text-ink-soft" />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
