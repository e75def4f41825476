'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { callForResponse } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { saveFile } from '../../../client/save-file.ts'
import { linkAddress } from '../../../schemas/links/link-mark.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Segments } from '../../../ui/form/segments.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { copyText } from '../../copy-text.ts'
import { SendButton } from '../../send-button.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useArea } from '../area/area-context.ts'
import { readPath } from '../area/area-queries.ts'
import type { BelowProps } from '../areas/parts.ts'
import { useLink } from './use-link.ts'
import { useOpeningsOf } from './use-openings.ts'

/** Whose host a code names: the product's, or the clinic's own. */
export type Whose = 'product' | 'own'
type WhoseProps = { whose: Whose; onWhose: (whose: Whose) => void }

/** The address of a link to copy and to send, and its QR code as a picture, in black or in the clinic's colour, with its logo or without. */
export function ShareLink({ code, whose, onWhose }: BelowProps & WhoseProps) {
  const { t } = useTranslation()
  const { place } = useArea()
  const link = useLink(code)
  const openings = useOpeningsOf(code)
  const [look, setLook] = useState<'black' | 'clinic'>('black')
  const [hasLogo, setLogo] = useState(true)
  const drawnWith = new URLSearchParams({
    origin: whose,
    logo: hasLogo ? 'yes' : 'no',
    ...(look === 'clinic' && openings && { color: openings.COLOR }),
  }).toString()
  const path = (format: 'svg' | 'png') =>
    readPath(place, `/${encodeURIComponent(code)}/qr?format=${format}&${drawnWith}`)
  const { data: drawn, isError } = useQuery({
    queryKey: ['link-code', place.place, code, drawnWith, link?.word],
    placeholderData: keepPreviousData,
    enabled: link !== undefined,
    queryFn: async ({ signal }) =>
      (await callForResponse('GET', path('svg'), undefined, { signal, isLong: true })).text(),
  })
  if (!link) return null
  const [product = location.origin, own] = openings?.ORIGINS ?? []
  const address = linkAddress(whose === 'own' && own ? own : product, link.word)

  async function save(format: 'svg' | 'png') {
    try {
      const answer = await callForResponse('GET', path(format), undefined, { isLong: true })
      saveFile(await answer.blob(), `qr-${link?.word}.${format}`)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast({ message: error.sentence, variant: 'error' })
    }
  }
  return (
    <section className="grid max-w-text grid-cols-1 gap-4" aria-label={t('links:share.title')}>
      <Field
        label={t('links:share.address')}
        {...(openings &&
          openings.FORMER.length > 0 && {
            hint: t('links:share.former', { slugs: openings.FORMER.join(', ') }),
          })}
      >
        <Input value={address} readOnly onFocus={({ target }) => target.select()} />
      </Field>
      {own && (
        <Segments<Whose>
          label={t('links:share.host')}
          value={whose}
          onChange={onWhose}
          options={[
            { value: 'product', label: new URL(product).host },
            { value: 'own', label: new URL(own).host },
          ]}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon={Copy} onClick={() => copyText(t, address)} className="grow">
          {t('links:share.copy')}
        </Button>
        <SendButton what={() => ({ url: address })} className="grow">
          {t('links:share.send')}
        </SendButton>
      </div>
      {openings && (
        <div className="grid grid-cols-1 gap-1">
          <Segments
            label={t('links:share.color')}
            value={look}
            onChange={setLook}
            options={[
              { value: 'black', label: t('links:share.black') },
              { value: 'clinic', label: t('links:share.clinic') },
            ]}
          />
          {openings.HAS_LOGO && (
            <Switch
              label={t('links:share.logo')}
              checked={hasLogo}
              onChange={({ target }) => setLogo(target.checked)}
            />
          )}
        </div>
      )}
      <div className="grid justify-items-center gap-4 rounded-card bg-surface p-5">
        {drawn ? (
          // The code has its own ground in every colour scheme, because cameras read no other.
          <img
            src={`data:image/svg+xml,${encodeURIComponent(drawn)}`}
            alt={t('links:share.qr', { address })}
            width={224}
            height={224}
            className="size-56 rounded-control"
          />
        ) : (
          <div className="grid size-56 place-items-center rounded-control bg-paper p-4 text-center text-ink-soft">
            {isError && t('links:share.failed')}
          </div>
        )}
        <div className="flex w-full flex-wrap gap-2">
          {(['png', 'svg'] as const).map((format) => (
            <Button
              key={format}
              variant="secondary"
              icon={Download}
              onClick={() => void save(format)}
              className="grow"
            >
              {t(`links:share.${format}`)}
            </Button>
          ))}
        </div>
      </div>
    </section>
  )
}
