import { useState } from 'react'
import { localizePath } from '../../../../../locales/locale.ts'
import { seenPartsOf } from '../../../../../schemas/draft/parts-of.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { addDays } from '../../../../../ui/date-picker/calendar-date.ts'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { type ClinicMoment, instantOf, momentOf } from '../../../clinic-moment.ts'
import { MomentFields } from '../../../moment-fields.tsx'
import { useToday } from '../../../use-today.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { rolesThatMay } from '../../draft/site/roles-that-may.ts'
import { useMoment } from '../../draft/site/use-moment.ts'
import type { SiteState } from '../../draft/site/use-site-state.ts'
import { HelpHint } from '../../panel/help/help-hint.tsx'
import { RequestApproval } from '../approval/request-approval.tsx'
import { NoticeButton } from '../notices/notice-button.tsx'
import { Checks } from '../summary/checks.tsx'
import { FirstSummary } from '../summary/first-summary.tsx'
import { Promises } from '../summary/promises.tsx'
import { PublishSummary } from '../summary/summary.tsx'
import { Warnings } from '../summary/warnings.tsx'
import { Scheduled } from './scheduled.tsx'
import { SiteOff } from './site-off.tsx'
import { SiteOut } from './site-out.tsx'
import { usePublishing } from './use-publishing.ts'

type Props = {
  site: SiteState | undefined
  /** True if `site` is about exactly what is on the screen. */
  isCurrent: boolean
  isOpen: boolean
  onClose: () => void
  onTakeDown: () => void
}

const isPromise = ({ CODE }: SiteState['WARNINGS'][number]): boolean => CODE === 'readyPromise'

/**
 * Publishes the draft, at once or at an instant to come: lists the changes, the problems that block it, and the scheduled version, and
 * keeps a note for the list of versions. A person who may write but not publish sends it for approval; others read who may.
 */
export function PublishDialog({ site, isCurrent, isOpen, onClose, onTakeDown }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { slug, timezone, mayPublish, mayChange } = useBuilder()
  const { zone } = useMoment()
  const [note, setNote] = useState('')
  const [later, setLater] = useState<ClinicMoment>()
  const [isTried, setTried] = useState(false)
  /** The site was just published for the first time. */
  const [isOut, setOut] = useState(false)
  const isReady = isCurrent && site !== undefined && site.CHECKS.length === 0 && site.CHANGES > 0
  const isPublishable = mayPublish && isReady
  const isSendable = mayChange && !mayPublish && isReady
  const { publish, schedule, cancel, isPending, reset, fault } = usePublishing((isScheduled) => {
    setNote('')
    const isFirst = site?.IS_FIRST === true && !isScheduled
    if (isFirst) setOut(true)
    else close()
    return isFirst
  })
  const close = () => {
    onClose()
    reset()
    setLater(undefined)
    setTried(false)
    setOut(false)
  }
  const empty = new Set(
    site?.WARNINGS.filter(({ CODE }) => CODE === 'emptyBlock').map(({ PATH }) => String(PATH[3])),
  )
  const seen = site ? seenPartsOf(site.SUMMARY, empty) : 0
  const today = useToday(timezone)
  const tomorrow = () => ({ date: addDays(today, 1), time: '09:00' })
  const submit = () => {
    if (!later) return publish(note)
    const at = instantOf(later, timezone)
    setTried(true)
    if (at) schedule(note, at)
  }

  const takeDown = mayPublish && site && !site.IS_OFF && !site.IS_FIRST && (
    <Button
      variant="empty"
      className="-ms-4 text-danger-ink"
      onClick={() => {
        close()
        onTakeDown()
      }}
    >
      {t('business:site.time.takeDown')}
    </Button>
  )

  if (isOut) return <SiteOut isApproved={site?.IS_PUBLISHED !== false} isOpen={isOpen} onClose={close} />
  return (
    <Dialog
      id="site-publish"
      title={t(mayPublish || !mayChange ? 'business:site.publish.title' : 'business:site.approval.sendTitle')}
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      actions={
        (isPublishable || isSendable || fault) && (
          <>
            {isSendable && <RequestApproval isWaiting={site.REVIEW?.STATE === 'open'} onDone={close} />}
            {later && isPublishable && (
              <div className="grid basis-full gap-2">
                <MomentFields
                  isTried={isTried}
                  timezone={timezone}
                  value={later}
                  onChange={setLater}
                  label={t('business:site.time.later')}
                  hint={t('business:site.time.laterHint', { zone })}
                />
                {site.SCHEDULE && <p className="text-sm">{t('business:site.time.replaces')}</p>}
              </div>
            )}
            <p role="alert" className="basis-full text-danger-ink empty:hidden">
              {fault}
            </p>
            {isPublishable && (
              <>
                <Button loading={isPending} onClick={submit}>
                  {later ? t('business:site.time.schedule') : t('business:site.publish.do')}
                </Button>
                <Button variant="secondary" onClick={() => setLater(later ? undefined : tomorrow())}>
                  {later ? t('business:site.time.atOnce') : t('business:site.time.later')}
                </Button>
              </>
            )}
          </>
        )
      }
    >
      {!site ? (
        <SkeletonText lines={3} />
      ) : (
        <div className="grid gap-4">
          {!mayPublish && !mayChange && (
            <p>
              {t('business:site.publish.who', { who: rolesThatMay('clinic-website', 'publish', locale) })}
            </p>
          )}
          {site.IS_OFF && <SiteOff />}
          {site.SCHEDULE && (
            <Scheduled schedule={site.SCHEDULE}>
              {isPublishable && !later && (
                <NoticeButton
                  onClick={() => setLater(site.SCHEDULE ? momentOf(site.SCHEDULE.AT, timezone) : undefined)}
                >
                  {t('business:site.time.moveTo')}
                </NoticeButton>
              )}
              {mayPublish && (
                <NoticeButton loading={isPending} onClick={cancel}>
                  {t(
                    site.SCHEDULE.CHECKS.length > 0
                      ? 'business:site.time.forget'
                      : 'business:site.time.cancel',
                  )}
                </NoticeButton>
              )}
            </Scheduled>
          )}
          <Checks checks={site.SCHEDULE?.CHECKS ?? []} onGo={close} />
          <p>
            {site.CHANGES === 0
              ? t('business:site.publish.nothing')
              : seen === 0
                ? t('business:site.publish.unseen')
                : site.IS_FIRST
                  ? t('business:site.publish.first')
                  : t('business:site.publish.changes', { count: seen })}
          </p>
          <Checks checks={site.CHECKS} onGo={close} />
          {site.CHECKS.length > 0 && <HelpHint article="publish" />}
          {isSendable && <HelpHint article="review" />}
          {site.IS_FIRST && site.CHANGES > 0 ? (
            <FirstSummary onGo={close} />
          ) : (
            <PublishSummary summary={site.SUMMARY} empty={empty} onGo={close} />
          )}
          {site.IS_PUBLISHED && (
            <p>
              <a className="link" href={localizePath(`/l/${slug}`, locale)} target="_blank" rel="noreferrer">
                {t('business:site.publish.now')}
              </a>
            </p>
          )}
          <Promises paths={site.WARNINGS.flatMap((one) => (isPromise(one) ? [one.PATH] : []))} onGo={close} />
          <Warnings warnings={site.WARNINGS.filter((one) => !isPromise(one))} onGo={close} />
          {isPublishable && (
            <Field label={t('business:site.publish.note')} hint={t('business:site.publish.noteHint')}>
              <Input value={note} maxLength={300} onChange={({ target }) => setNote(target.value)} />
            </Field>
          )}
          {takeDown && <p className="mt-2 border-t border-line pt-3">{takeDown}</p>}
        </div>
      )}
    </Dialog>
  )
}
