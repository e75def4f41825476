import { useEffect, useRef, useState } from 'react'
import { localeNames } from '../../../../locales/languages.ts'
import { isLocale, type Locale, locales, localizePath } from '../../../../locales/locale.ts'
import type { ToCanvas } from '../../../../schemas/canvas/canvas-messages.ts'
import { Select } from '../../../../ui/form/select.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { hearCanvas } from '../../hear-canvas.ts'
import { LoadingFrame } from '../../loading-frame.tsx'
import { useArea } from '../area-context.ts'
import { useRow } from '../use-row.ts'
import { usePagePathOf } from './use-page-path.ts'

/** The language in which the page of a draft is shown. */
export type PreviewLanguage = { shown: Locale; show: (locale: Locale) => void }

/** The page of a draft as it is saved, in a frame, in any language. After a save it is morphed into the new version without loading. */
export function DraftPreview({ code, shown: locale, show }: PreviewLanguage & { code: string }) {
  const { t } = useTranslation()
  const { place } = useArea()
  const [loaded, setLoaded] = useState('')
  const frame = useRef<HTMLIFrameElement>(null)
  const { data: row } = useRow(place, code, true)
  const path = usePagePathOf()(row)
  const [company = ''] = place.place.split('/')
  const article = encodeURIComponent(`${place.area}/${code}`)
  const src = path && `${localizePath(path, locale)}?draft=${company}&article=${article}`
  const revision = row?.REVISION ?? 0
  const known = useRef(revision)

  useEffect(() => {
    if (loaded !== src || known.current === revision) return
    known.current = revision
    const message: ToCanvas = { kind: 'refresh', seq: revision }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [loaded, src, revision])

  // Before its pictures, which take longer.
  useEffect(() => {
    if (!src) return
    const onMessage = (event: MessageEvent) => {
      const data = hearCanvas(event, frame.current)
      if (!data) return
      if (data.kind === 'ready') setLoaded(src)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [src])

  if (!src) return null
  return (
    <section aria-label={t('business:draft.preview')} className="@5xl/page:sticky @5xl/page:top-20">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-soft">{t('business:draft.previewHint')}</p>
        <div className="w-40">
          <Select
            aria-label={t('business:draft.previewLanguage')}
            options={locales.map((value) => ({ value, label: localeNames[value] }))}
            value={locale}
            onValueChange={(next) => isLocale(next) && show(next)}
          />
        </div>
      </div>
      <LoadingFrame
        key={src}
        ref={frame}
        src={src}
        title={t('business:draft.preview')}
        isLoaded={loaded === src}
        onLoad={() => setLoaded(src)}
        className="mt-2 h-[70dvh] @5xl/page:h-[calc(100dvh-15rem)]"
      />
    </section>
  )
}
