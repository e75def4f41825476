'use client'

import { useQuery } from '@tanstack/react-query'
import QrCode from 'lucide-react/icons/qr-code'
import { call } from '../../../client/call.ts'
import { locales, localizePath } from '../../../locales/locale.ts'
import type { ShortLink } from '../../../schemas/areas/links.ts'
import type { Promotion } from '../../../schemas/areas/promotion.ts'
import type { LocalizedText } from '../../../schemas/core/localized.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { areaRows } from '../../queries/area-rows.ts'
import { parsed } from '../../queries/parsed.ts'
import { useTranslation } from '../../use-translation.ts'
import { useArea } from '../area/area-context.ts'
import { useRow } from '../area/use-row.ts'
import type { BelowProps } from '../areas/parts.ts'
import { useNewLink } from './use-new-link.ts'

/** The longest name of a link. */
const most = 60

/** The name of a promotion as that of a link: whole words of it. */
const nameOf = (title: LocalizedText): LocalizedText => ({
  ...title,
  ...Object.fromEntries(
    Object.entries(title).map(([locale, text]) => [
      locale,
      text.length > most ? text.slice(0, most).replace(/\s+\S*$/, '') : text,
    ]),
  ),
})

const isNamed = (name: LocalizedText, other: LocalizedText) =>
  locales.some((locale) => name[locale] !== undefined && name[locale] === other[locale])

/** The short link to the clinic's promotions that is named like this one, with its code and sheets: it is opened, or made by one press. */
export function PromotionLink({ code, base }: BelowProps & { base: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place } = useArea()
  const { data: row } = useRow(place, code, true)
  const { make, making } = useNewLink({ place: place.place, base })
  // Safe: stored values have been validated by the schemas of a promotion and of a link.
  const name = row && nameOf((row.VALUE as Promotion).title)
  const search = new URLSearchParams({ search: name?.ru ?? '', 'page[size]': '100' })
  const query = areaRows({ place: place.place, area: 'links' }, `?${search}`)
  const { data: links } = useQuery({
    queryKey: query.key,
    enabled: name !== undefined,
    queryFn: ({ signal }) => parsed(query.schema, call('GET', query.path, undefined, { signal })),
  })
  if (!name || !links) return null
  const made = links.data.find(({ VALUE }) => {
    const { target, label } = VALUE as ShortLink
    return target.kind === 'promotions' && isNamed(label, name)
  })
  return (
    <section className="grid max-w-text grid-cols-1 justify-items-start gap-2">
      <h2 className="text-xl">{t('links:ofPromotion.title')}</h2>
      <p className="text-ink-soft">{t('links:ofPromotion.text')}</p>
      {made ? (
        <ButtonLink
          variant="secondary"
          icon={QrCode}
          link={{ href: localizePath(`${base}/${encodeURIComponent(made.CODE)}`, locale) }}
        >
          {t('links:ofPromotion.open')}
        </ButtonLink>
      ) : (
        <Button
          variant="secondary"
          icon={QrCode}
          loading={making !== undefined}
          onClick={() => void make({ kind: 'promotions' }, name)}
        >
          {t('links:ofPromotion.make')}
        </Button>
      )}
    </section>
  )
}
