'use client'

import { usePage } from '../../../ui/core/page-context.tsx'
import { AreaLink } from './area-link.tsx'
import { type MenuPlace, type Permissions, visibleGroups } from './areas.ts'

type Props = { base: string; permissions: Permissions; current: MenuPlace | undefined }

/** The areas that a person may enter, in groups. */
export function AreaMenu({ base, permissions, current }: Props) {
  const { t } = usePage()
  return (
    <nav aria-label={t('application:menu.title')} className="grid gap-5">
      <AreaLink base={base} area="today" current={current === 'today'} />
      {visibleGroups(permissions).map(({ group, areas }) => (
        <section key={group}>
          <h2 className="px-3 pb-1 text-sm font-normal tracking-normal text-ink-soft">
            {t(`application:group.${group}`)}
          </h2>
          <ul className="grid gap-0.5">
            {areas.map((area) => (
              <li key={area}>
                <AreaLink base={base} area={area} current={area === current} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
