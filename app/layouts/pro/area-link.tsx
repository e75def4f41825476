'use client'

import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { areaIcons } from './area-icons.ts'
import type { MenuEntry } from './areas.ts'

type Props = {
  /** The path of the company. */
  base: string
  entry: MenuEntry | 'today'
  current: boolean
}

/** An entry of the menu. */
export function AreaLink({ base, entry, current }: Props) {
  const { t } = usePage()
  const { href, icon, label } =
    entry === 'today'
      ? { href: base, icon: areaIcons.today, label: t('application:area.today') }
      : {
          href: `${base}/${entry.path}`,
          icon: areaIcons[entry.key] ?? areaIcons[entry.section],
          label: entry.label ?? t(`application:area.${entry.section}`),
        }
  return (
    <AppLink
      href={href}
      aria-current={current ? 'page' : undefined}
      className={`flex min-h-11 items-center gap-3 rounded-control px-3 py-2 leading-tight transition-colors @5xl/page:min-h-10 ${
        current
          ? 'current bg-accent-tint font-medium text-accent-ink'
          : 'text-ink hover:bg-accent-wash @5xl/page:hover:bg-surface'
      }`}
    >
      <Icon of={icon} className={current ? '' : 'text-ink-soft'} />
      {label}
    </AppLink>
  )
}
