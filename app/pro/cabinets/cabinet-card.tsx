'use client'

import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import DoorOpen from 'lucide-react/icons/door-open'
import type { AreaRow } from '../../../schemas/api/area.ts'
import type { Cabinet } from '../../../schemas/areas/cabinets.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { pickLocalized } from '../../../schemas/localized.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { AppLink } from '../../navigation/app-link.tsx'

type Props = {
  cabinet: AreaRow<Cabinet>
  isMain: boolean
  href: string
  /** Ways to another place; absent where the order may not be changed. */
  move?: { up: (() => void) | undefined; down: (() => void) | undefined }
}

/** A branch in the list, and the way to its form. */
export function CabinetCard({ cabinet: { VALUE }, isMain, href, move }: Props) {
  const { locale, t } = usePage()
  const name = pickLocalized(VALUE.name, locale)
  const address = pickLocalized(VALUE.address, locale)
  const [photo] = VALUE.photos
  return (
    <li className="relative flex items-center gap-4 rounded-card bg-surface p-3 hover:bg-accent-wash">
      {photo ? (
        <img
          src={`${photo.src}/320`}
          alt=""
          width={photo.width}
          height={photo.height}
          className="aspect-square size-14 shrink-0 sm:size-20 rounded-control object-cover"
          style={{ backgroundColor: photo.color }}
        />
      ) : (
        <span className="flex size-14 shrink-0 sm:size-20 items-center justify-center rounded-control bg-accent-tint text-2xl text-accent-ink">
          <Icon of={DoorOpen} />
        </span>
      )}
      <div className="min-w-0 grow">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          <AppLink href={href} lang={name?.lang === locale ? undefined : name?.lang} className="stretched">
            {name?.value}
          </AppLink>
          {isMain && <Badge tone="accent">{t('business:cabinets.main')}</Badge>}
        </h2>
        <p className="text-ink-soft" lang={address?.lang === locale ? undefined : address?.lang}>
          {address?.value ?? t('business:cabinets.noAddress')}
        </p>
        {VALUE.phones.length > 0 && (
          <p className="text-sm text-ink-soft tabular-nums">{VALUE.phones.map(formatPhone).join(', ')}</p>
        )}
      </div>
      {move && (
        <div className="relative z-1 flex shrink-0 flex-col">
          <Button
            variant="empty"
            icon={ArrowUp}
            aria-label={t('business:cabinets.up', { name: name?.value ?? '' })}
            disabled={!move.up}
            onClick={move.up}
          />
          <Button
            variant="empty"
            icon={ArrowDown}
            aria-label={t('business:cabinets.down', { name: name?.value ?? '' })}
            disabled={!move.down}
            onClick={move.down}
          />
        </div>
      )}
    </li>
  )
}
