import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { localizePath } from '../../../locales/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { queryKeyOf } from '../../queries/api-query.ts'
import { parsed } from '../../queries/parsed.ts'
import { siteState, siteVersions } from '../../queries/site.ts'
import { useTranslation } from '../../use-translation.ts'
import { useBuilder, useDraftState } from './builder-context.ts'
import { Checks } from './checks.tsx'
import { PublishSummary } from './review/summary.tsx'
import { Warnings } from './review/warnings.tsx'
import { tellLive } from './time/tell-live.ts'
import { Versions } from './versions.tsx'

/** The button that makes the draft what visitors see: says what stands in the way, and keeps a note for the list of versions. */
export function Publish() {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { store, place, slug } = useBuilder()
  const state = useDraftState(({ state }) => state)
  const revision = useDraftState(({ session }) => session.revision)
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const [isPending, setPending] = useState(false)
  const [fault, setFault] = useState('')
  const query = siteState(place)
  const { data, isPlaceholderData } = useQuery({
    queryKey: [...queryKeyOf(query, locale), revision],
    queryFn: ({ signal }) => parsed(query.schema, call('GET', query.path, undefined, { signal })),
    enabled: isOpen,
    staleTime: 0,
    // What is settled in the list is saved first; meanwhile the list stays.
    placeholderData: keepPreviousData,
  })
  const isSaved = state === 'saved' && !isPlaceholderData
  const isPublishable = isSaved && data !== undefined && data.CHECKS.length === 0 && data.CHANGES > 0

  async function publish() {
    setPending(true)
    setFault('')
    try {
      const body = { REVISION: store.getState().session.revision, ...(note.trim() && { NOTE: note.trim() }) }
      const { PUBLISHED_VERSION, SLUGS } = (await call(
        'POST',
        `/w-business/${place}/clinic_website/publish`,
        body,
      )) as { PUBLISHED_VERSION: number; SLUGS: string[] }
      await client.invalidateQueries({ queryKey: siteVersions(place).key })
      setOpen(false)
      setNote('')
      // The index if it looks different, or else another page that does.
      const changed = SLUGS.toSorted()[0]
      if (changed === undefined) toast({ variant: 'success', message: t('business:site.publish.done') })
      else {
        const path = localizePath(`/l/${slug}${changed && `/${changed}`}`, locale)
        void tellLive(t, path, PUBLISHED_VERSION)
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.message)
      await client.invalidateQueries({ queryKey: query.key })
    } finally {
      setPending(false)
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Versions />
      <Dialog
        id="site-publish"
        title={t('business:site.publish.title')}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={<Button>{t('business:site.publish.open')}</Button>}
        actions={
          isPublishable && (
            <Button loading={isPending} onClick={() => void publish()}>
              {t('business:site.publish.do')}
            </Button>
          )
        }
      >
        {!data ? (
          <SkeletonText lines={3} />
        ) : (
          <div className="grid gap-4">
            <p>
              {data.CHANGES === 0
                ? t('business:site.publish.nothing')
                : t('business:site.publish.changes', { count: data.CHANGES })}{' '}
              <a className="link" href={localizePath(`/l/${slug}`, locale)} target="_blank" rel="noreferrer">
                {t('business:site.publish.now')}
              </a>
            </p>
            <Checks checks={data.CHECKS} onGo={() => setOpen(false)} />
            <PublishSummary summary={data.SUMMARY} onGo={() => setOpen(false)} />
            <Warnings warnings={data.WARNINGS} onGo={() => setOpen(false)} />
            {isPublishable && (
              <Field label={t('business:site.publish.note')} hint={t('business:site.publish.noteHint')}>
                <Input value={note} maxLength={300} onChange={({ target }) => setNote(target.value)} />
              </Field>
            )}
          </div>
        )}
        <p role="alert" className="mt-3 text-danger-ink empty:hidden">
          {fault}
        </p>
      </Dialog>
    </div>
  )
}
