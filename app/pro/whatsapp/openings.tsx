'use client'

import { useQuery } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import { openingDays, whatsappOpenings } from '../../../schemas/api/whatsapp.ts'
import { useTranslation } from '../../use-translation.ts'
import { useArea } from '../area/area-context.ts'
import { areaKeys, readPath } from '../area/area-queries.ts'
import type { BelowProps } from '../areas/parts.ts'

/** How many people have opened the chat of a number lately, by the place of its button. */
export function Openings({ code }: BelowProps) {
  const { t } = useTranslation()
  const { place } = useArea()
  const { data } = useQuery({
    queryKey: [...areaKeys.row(place, code), 'openings'],
    queryFn: async ({ signal }) =>
      whatsappOpenings.parse(
        await call('GET', readPath(place, `/${encodeURIComponent(code)}/openings`), undefined, { signal }),
      ),
  })
  if (!data) return null
  const facts = [
    [t('business:whatsapp.contacts'), data.CONTACTS],
    [t('business:whatsapp.booking'), data.BOOKING],
  ] as const
  return (
    <section aria-labelledby="openings-title">
      <h2 id="openings-title" className="text-xl">
        {t('business:whatsapp.title', { count: openingDays })}
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {facts.map(([name, people]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-medium tabular-nums">{people}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-text text-sm text-ink-soft">{t('business:whatsapp.counted')}</p>
    </section>
  )
}
