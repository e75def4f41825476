import CalendarDays from 'lucide-react/icons/calendar-days'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { useWide } from '../use-wide.ts'
import { useBuilder } from './builder-context.ts'
import { iconOnPhone } from './icon-on-phone.ts'
import { PublishDialog, SiteCalendar, TakeDown } from './time/loaded-dialogs.tsx'
import { Scheduled, Unpublished } from './time/loaded-notices.tsx'
import { NoticeButton } from './time/notice-button.tsx'
import { SiteOff } from './time/site-off.tsx'
import { useSiteState } from './time/use-site-state.ts'
import { Versions } from './versions.tsx'

/**
 * What visitors see of the site, when, and what they do not see yet: publishing, the calendar, earlier versions. A phone has the
 * `status` beside the changes that are not published, in a line below the buttons.
 */
export function Publish({ status }: { status?: ReactNode }) {
  const { t } = usePage()
  const { mayPublish } = useBuilder()
  const isWide = useWide()
  const [opened, setOpened] = useState<'publish' | 'takeDown' | 'calendar'>()
  const { site, isCurrent, refetch } = useSiteState(opened === 'publish')
  const close = () => setOpened(undefined)
  const unpublished = site && <Unpublished site={site} />
  const openPublish = () => {
    setOpened('publish')
    void refetch()
  }
  return (
    <>
      <div className={isWide ? 'flex flex-wrap items-center gap-2' : 'contents'}>
        {isWide && unpublished}
        <Versions />
        <Button
          variant="secondary"
          icon={CalendarDays}
          className={iconOnPhone.button}
          onClick={() => setOpened('calendar')}
        >
          <span className={iconOnPhone.word}>{t('business:site.time.calendar.open')}</span>
        </Button>
        <Button
          variant={mayPublish ? 'primary' : 'secondary'}
          onClick={openPublish}
          className="whitespace-nowrap max-lg:ms-auto max-lg:px-3"
        >
          {t(mayPublish ? 'business:site.publish.open' : 'business:site.publish.review')}
        </Button>
      </div>
      {!isWide && (
        <div className="flex min-h-5 basis-full flex-wrap items-center justify-between gap-x-2">
          {unpublished}
          {status}
        </div>
      )}
      {site && (site.IS_OFF || site.SCHEDULE) && (
        <div className="grid basis-full gap-2">
          {site.IS_OFF && <SiteOff />}
          {site.SCHEDULE && (
            <Scheduled schedule={site.SCHEDULE}>
              {(mayPublish || site.SCHEDULE.CHECKS.length > 0) && (
                <NoticeButton onClick={openPublish}>
                  {t(
                    site.SCHEDULE.CHECKS.length > 0
                      ? 'business:site.time.whatStoodInTheWay'
                      : 'business:site.time.reschedule',
                  )}
                </NoticeButton>
              )}
            </Scheduled>
          )}
        </div>
      )}
      <PublishDialog
        site={site}
        isCurrent={isCurrent}
        isOpen={opened === 'publish'}
        onClose={close}
        onTakeDown={() => setOpened('takeDown')}
      />
      <TakeDown schedule={site?.SCHEDULE} isOpen={opened === 'takeDown'} onClose={close} />
      <SiteCalendar site={site} isOpen={opened === 'calendar'} onClose={close} onPublish={openPublish} />
    </>
  )
}
