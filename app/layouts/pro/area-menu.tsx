'use client'

import { usePage } from '../../../ui/core/page-context.tsx'
import { AreaLink } from './area-link.tsx'
import type { MenuEntry, MenuGroup } from './areas.ts'

export type MenuProps = {
  /** The path of the company. */
  base: string
  groups: readonly MenuGroup[]
  current: MenuEntry | 'today' | undefined
}

/** The areas that a person may enter, in groups. */
export function AreaMenu({ base, groups, current }: MenuProps) {
  const { t } = usePage()
  return (
    <nav aria-label={t('application:menu.title')} className="grid gap-5">
      <AreaLink base={base} entry="today" current={current === 'today'} />
      {groups.map(({ group, entries }) => (
        <section key={group}>
          <h2 className="px-3 pb-1 text-sm font-normal tracking-normal text-ink-soft">
            {t(`application:group.${group}`)}
          </h2>
          <ul className="grid gap-0.5">
            {entries.map((entry) => (
              <li key={entry.key}>
                <AreaLink base={base} entry={entry} current={entry === current} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
