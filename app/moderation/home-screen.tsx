'use client'

import ChevronRight from 'lucide-react/icons/chevron-right'
import { useRef } from 'react'
import type { WaitingQueue } from '../../schemas/api/moderation.ts'
import { Icon, type IconGlyph } from '../../ui/icon/icon.tsx'
import { useArrivalFocus } from '../layouts/use-arrival-focus.ts'
import { AppLink } from '../navigation/app-link.tsx'
import { useTranslation } from '../use-translation.ts'
import { useMenuLinks } from './menu-links.ts'
import type { ProductRoles } from './product-roles.ts'
import { screenIcon } from './screen-icon.ts'
import { useAge } from './use-age.ts'

type Props = {
  roles: ProductRoles
  waiting: readonly WaitingQueue[]
  /** When the page was rendered. */
  now: string
}

type TileProps = { href: string; icon: IconGlyph; label: string; note?: string; count?: number }

/** A tile of the moderation with the number of waiting items. */
function Tile({ href, icon, label, note, count = 0 }: TileProps) {
  return (
    <AppLink
      href={href}
      className="relative flex min-h-16 items-center gap-4 rounded-card bg-surface px-4 py-3 hover:bg-accent-tint"
    >
      <Icon of={icon} className="text-xl text-accent-ink" />
      <span className="min-w-0 flex-auto">
        <span className="block font-medium">{label}</span>
        {note && <span className="block text-sm text-ink-soft">{note}</span>}
      </span>
      {count > 0 && <span className="text-2xl tabular-nums">{count}</span>}
      <Icon of={ChevronRight} className="text-ink-faint" />
    </AppLink>
  )
}

/** The queues with their lengths and the time that the first item has waited, and the areas that an administrator edits. */
export function HomeScreen({ roles, waiting, now }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useArrivalFocus(heading)
  const { editors } = useMenuLinks(roles)
  const { t } = useTranslation()
  const ageOf = useAge(now)
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t('moderation:home.title')}
      </h1>
      {waiting.length > 0 && (
        <section className="mt-8" aria-labelledby="queues">
          <h2 id="queues" className="mb-3 text-xl">
            {t('moderation:home.queues')}
          </h2>
          <ul className="grid gap-2 @5xl/page:grid-cols-2">
            {waiting.map(({ QUEUE, COUNT, SINCE }) => (
              <li key={QUEUE}>
                <Tile
                  href={`/moderation/${QUEUE}`}
                  icon={screenIcon(QUEUE)}
                  label={t(`moderation:queue.${QUEUE}`)}
                  note={SINCE ? ageOf(SINCE) : t('moderation:home.none')}
                  count={COUNT}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {editors.length > 0 && (
        <section className="mt-8" aria-labelledby="editors">
          <h2 id="editors" className="mb-3 text-xl">
            {t('moderation:home.editors')}
          </h2>
          <ul className="grid gap-2 @5xl/page:grid-cols-2">
            {editors.map(({ href, icon, label }) => (
              <li key={href}>
                <Tile href={href} icon={icon} label={label} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
