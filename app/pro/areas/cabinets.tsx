'use client'

import DoorOpen from 'lucide-react/icons/door-open'
import { CallError } from '../../../client/call-error.ts'
import type { Cabinet } from '../../../schemas/areas/cabinets.ts'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { langOf } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Badge } from '../../../ui/shown/badge.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'
import type { AreaParts, CardProps, RemovalProps } from './parts.ts'

/** A branch with its photo and directions; the first one is the main branch. */
function CabinetCard({ row, href, at }: CardProps) {
  const { locale } = usePage()
  const { t } = useTranslation()
  // Safe: a stored value has been validated by the schema of a branch, and its list has these fields.
  const cabinet = row.VALUE as Pick<Cabinet, 'name' | 'address' | 'phones' | 'photos'>
  const name = pickLocalized(cabinet.name, locale)
  const address = pickLocalized(cabinet.address, locale)
  const [photo] = cabinet.photos
  const lang = (text: typeof name) => langOf(text && { lang: text.lang }, locale)
  return (
    <>
      {photo ? (
        <img
          src={`${photo.src}/320`}
          alt=""
          width={photo.width}
          height={photo.height}
          draggable={false}
          className="aspect-square size-14 shrink-0 rounded-control object-cover sm:size-20"
          style={{ backgroundColor: photo.color }}
        />
      ) : (
        <span className="flex size-14 shrink-0 items-center justify-center rounded-control bg-accent-tint text-2xl text-accent-ink sm:size-20">
          <Icon of={DoorOpen} />
        </span>
      )}
      <div className="min-w-0 grow">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          <AppLink href={href} lang={lang(name)} draggable={false} className="stretched">
            {name?.value}
          </AppLink>
          {at === 0 && <Badge tone="accent">{t('business:cabinets.main')}</Badge>}
        </h2>
        <p className="text-ink-soft" lang={lang(address)}>
          {address?.value ?? t('business:cabinets.noAddress')}
        </p>
        {cabinet.phones.length > 0 && (
          <p className="text-sm text-ink-soft tabular-nums">{cabinet.phones.map(formatPhone).join(', ')}</p>
        )}
      </div>
    </>
  )
}

const namesIn = (error: unknown): string[] =>
  error instanceof CallError && Array.isArray(error.data.SPECIALISTS)
    ? error.data.SPECIALISTS.map(String)
    : []

/** The rows that are removed together with a branch, and the doctors who still work in it and so prevent the removal. */
function CabinetRemoval({ error }: RemovalProps) {
  const { t } = useTranslation()
  const names = namesIn(error)
  if (names.length === 0) return <p className="text-ink-soft">{t('business:cabinets.removeText')}</p>
  return (
    <ul className="list-disc ps-5">
      {names.map((doctor) => (
        <li key={doctor}>{doctor}</li>
      ))}
    </ul>
  )
}

export default {
  Card: CabinetCard,
  Removal: CabinetRemoval,
  isInLayout: true,
} satisfies AreaParts
