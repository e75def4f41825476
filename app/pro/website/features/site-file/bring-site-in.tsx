import { useRef, useState } from 'react'
import { CallError } from '../../../../../client/call-error.ts'
import { formatCalendarDate } from '../../../../../schemas/formats/date.ts'
import { calendarDate } from '../../../../../schemas/formats/zone.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { usePutSite } from '../../draft/acts/use-put-site.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { uploadMedia } from '../../panel/media/media-calls.ts'
import { Replaced } from '../../panel/replaced.tsx'
import { bringIn, mediaToAdd } from './bring-in.ts'
import type { ReadSite } from './read-site-file.ts'

type Props = { read: ReadSite; onBack: () => void; onDone: () => void }

/** Lists the content of a site that was read, and puts it in place of the draft as one step; its media come into the library first. */
export function BringSiteIn({ read, onBack, onDone }: Props) {
  const { t } = useTranslation()
  const { locale } = usePage()
  const { place, store, timezone } = useBuilder()
  const putSite = usePutSite()
  const [added, setAdded] = useState<number>()
  const [fault, setFault] = useState('')
  const stopping = useRef(new AbortController())
  const { NAME, AT, SITE } = read.site
  const total = mediaToAdd(read).length

  const take = async () => {
    const { signal } = stopping.current
    setFault('')
    setAdded(0)
    const add = (file: File) => uploadMedia(place)(file, { signal, onProgress: () => {} })
    const { counters } = store.getState().draft.design.settings ?? {}
    try {
      putSite(
        await bringIn(read, { counters, add, added: setAdded }),
        t('business:site.file.did', { name: NAME }),
      )
      onDone()
    } catch (error) {
      setAdded(undefined)
      if (signal.aborted) stopping.current = new AbortController()
      else setFault(error instanceof CallError ? error.sentence : t('business:site.file.fault.broken'))
    }
  }
  return (
    <div className="grid gap-4">
      <p>
        {t('business:site.file.found', {
          name: NAME,
          day: formatCalendarDate(calendarDate(AT, timezone), locale, calendarDate(new Date(), timezone)),
        })}
      </p>
      <ul className="ms-5 list-disc">
        <li>{t('business:site.file.pages', { count: Object.keys(SITE.pages).length })}</li>
        <li>{t('business:site.file.media', { count: total })}</li>
      </ul>
      <p>{t('business:site.file.own')}</p>
      <Replaced />
      <p role="status" className="empty:hidden">
        {added !== undefined && total > 0 && t('business:site.file.adding', { added, total })}
      </p>
      <p role="alert" className="text-danger-ink empty:hidden">
        {fault}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button loading={added !== undefined} onClick={() => void take()}>
          {t('business:site.file.replace')}
        </Button>
        {added === undefined ? (
          <Button variant="secondary" onClick={onBack}>
            {t('business:site.file.back')}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => stopping.current.abort()}>
            {t('business:site.file.stop')}
          </Button>
        )}
      </div>
    </div>
  )
}
