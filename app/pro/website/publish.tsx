import CalendarDays from 'lucide-react/icons/calendar-days'
import MessageSquare from 'lucide-react/icons/message-square'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { useWide } from '../use-wide.ts'
import { ReviewDialog, ReviewNotice } from './approval/loaded-approval.tsx'
import { useBuilder } from './builder-context.ts'
import { CommentsDialog } from './comments/loaded-comments.tsx'
import { iconOnPhone } from './icon-on-phone.ts'
import { PublishDialog, SiteCalendar, TakeDown } from './time/loaded-dialogs.tsx'
import { Scheduled, Unpublished } from './time/loaded-notices.tsx'
import { Notice } from './time/notice.tsx'
import { NoticeButton } from './time/notice-button.tsx'
import { SiteOff } from './time/site-off.tsx'
import { type SiteState, useSiteState } from './time/use-site-state.ts'
import { Versions } from './versions.tsx'

/**
 * What visitors see of the site, when, and what they do not see yet: publishing or asking for it, the calendar, earlier versions. The
 * `status` stands beside the changes that are not published, which a phone has in a line below the buttons.
 */
export function Publish({ status }: { status?: ReactNode }) {
  const { t } = usePage()
  const { mayPublish, mayChange } = useBuilder()
  const isWide = useWide()
  const [opened, setOpened] = useState<'publish' | 'takeDown' | 'calendar' | 'review' | 'comments'>()
  const { site, isCurrent, refetch } = useSiteState(opened === 'publish')
  // What is looked at stays when somebody else decides meanwhile.
  const [looked, lookAt] = useState<SiteState['REVIEW']>()
  const review = looked && looked.NUMBER === site?.REVIEW?.NUMBER ? site.REVIEW : looked
  const close = () => setOpened(undefined)
  const unpublished = site && <Unpublished site={site} />
  const openWord = mayPublish
    ? 'business:site.publish.open'
    : mayChange
      ? 'business:site.approval.open'
      : 'business:site.publish.review'
  const openPublish = () => {
    setOpened('publish')
    void refetch()
  }
  return (
    <>
      <div className={isWide ? 'flex flex-wrap items-center gap-2' : 'contents'}>
        {isWide && status}
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
          variant={mayPublish || mayChange ? 'primary' : 'secondary'}
          onClick={openPublish}
          className="whitespace-nowrap max-lg:ms-auto max-lg:px-3"
        >
          {t(openWord)}
        </Button>
      </div>
      {!isWide && (
        <div className="flex min-h-5 basis-full flex-wrap items-center justify-between gap-x-2">
          {unpublished}
          {status}
        </div>
      )}
      {site && (site.IS_OFF || site.SCHEDULE || site.REVIEW || site.COMMENTS > 0) && (
        <div className="grid basis-full gap-2">
          {site.IS_OFF && <SiteOff />}
          {site.COMMENTS > 0 && (
            <Notice
              tone="accent"
              icon={MessageSquare}
              title={t('business:site.comments.open', { count: site.COMMENTS })}
            >
              <NoticeButton onClick={() => setOpened('comments')}>
                {t('business:site.comments.read')}
              </NoticeButton>
            </Notice>
          )}
          {site.REVIEW && (
            <ReviewNotice
              review={site.REVIEW}
              onOpen={() => {
                lookAt(site.REVIEW)
                setOpened('review')
              }}
            />
          )}
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
      {review && (
        <ReviewDialog
          review={review}
          published={site?.PUBLISHED_VERSION ?? 0}
          isOpen={opened === 'review'}
          onClose={close}
        />
      )}
      <CommentsDialog isOpen={opened === 'comments'} onClose={close} />
      <TakeDown schedule={site?.SCHEDULE} isOpen={opened === 'takeDown'} onClose={close} />
      <SiteCalendar site={site} isOpen={opened === 'calendar'} onClose={close} onPublish={openPublish} />
    </>
  )
}
