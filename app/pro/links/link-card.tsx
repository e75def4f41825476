'use client'

import type { ShortLink } from '../../../schemas/areas/links.ts'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import { formatNumber } from '../../../schemas/formats/price.ts'
import { linkTargets } from '../../../schemas/links/link-targets.ts'
import { langOf } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'
import type { CardProps } from '../areas/parts.ts'
import { useOpeningsOf } from './use-openings.ts'

const height = 32

/** A link with where it leads, its address, and who came by it in thirty days. */
export function LinkCard({ row, href }: CardProps) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const openings = useOpeningsOf(row.CODE)
  // Safe: a stored value has been validated by the schema of a link, and its list has these fields.
  const { label, word = '', target } = row.VALUE as ShortLink
  const name = pickLocalized(label, locale)
  const kind = linkTargets.get(target.kind)?.label[locale]
  const people = openings?.PEOPLE ?? []
  const most = Math.max(1, ...people)
  return (
    <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-48">
        <h2 className="text-lg">
          <AppLink
            href={href}
            lang={langOf(name && { lang: name.lang }, locale)}
            className="stretched wrap-anywhere"
          >
            {name?.value || word}
          </AppLink>
        </h2>
        {kind !== name?.value && <p className="text-ink-soft">{kind}</p>}
        <p className="font-medium wrap-anywhere">/s/{word}</p>
      </div>
      {openings && (
        <div className="shrink-0 text-sm sm:text-end text-ink-soft">
          <svg
            aria-hidden
            viewBox={`0 0 ${people.length * 4} ${height}`}
            className="h-8 w-30 sm:ms-auto"
            preserveAspectRatio="none"
          >
            {people.map((number, index) => (
              <rect
                key={openings.DAYS[index]}
                x={index * 4}
                width="3"
                y={height - Math.max(1, (height * number) / most)}
                height={Math.max(1, (height * number) / most)}
                className={number > 0 ? 'fill-accent-mark' : 'fill-line-strong'}
              />
            ))}
          </svg>
          <p className="tabular-nums">
            {t('links:card', {
              today: formatNumber(people.at(-1) ?? 0),
              month: formatNumber(people.reduce((all, one) => all + one, 0)),
            })}
          </p>
        </div>
      )}
    </div>
  )
}
