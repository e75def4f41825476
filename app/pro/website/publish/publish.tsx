import CalendarDays from 'lucide-react/icons/calendar-days'
import MessageSquare from 'lucide-react/icons/message-square'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { iconOnPhone } from '../../icon-on-phone.ts'
import { useWide } from '../../use-wide.ts'
import { withdrawUndo } from '../draft/acts/offer-undo.ts'
import { useBuilder } from '../draft/builder/builder-context.ts'
import { useCommentPlaces } from '../draft/site/comment-places.ts'
import { useSiteState } from '../draft/site/use-site-state.ts'
import { ApprovalDialog, ApprovalNotice } from './approval/loaded-approval.tsx'
import { useLookedApproval } from './approval/use-looked-approval.ts'
import { Notice } from './notices/notice.tsx'
import { NoticeButton } from './notices/notice-button.tsx'
import { NoticeStrip } from './notices/notice-strip.tsx'
import { PublishDialog, SiteCalendar, TakeDown } from './time/loaded-dialogs.tsx'
import { Scheduled, Unpublished } from './time/loaded-notices.tsx'
import { SiteOff } from './time/site-off.tsx'
import { Versions } from './versions.tsx'

/**
 * The published state of the site: publishing or asking for it, the calendar, earlier versions, and the changes that are not published. The
 * `status` stands beside their number, which a phone has in a line below the buttons.
 */
export function Publish({ status }: { status?: ReactNode }) {
  const { t } = usePage()
  const { mayPublish, mayChange, notices: ofClinic } = useBuilder()
  const isWide = useWide()
  const [opened, setOpened] = useState<'publish' | 'takeDown' | 'calendar'>()
  const { site, isCurrent, refetch } = useSiteState(opened === 'publish')
  const { approval, lookAt } = useLookedApproval()
  const { places, openComments } = useCommentPlaces()
  const comments = places.reduce((sum, { COUNT }) => sum + COUNT, 0)
  const close = () => setOpened(undefined)
  const unpublished = site && <Unpublished site={site} />
  const openWord = mayPublish
    ? 'business:site.publish.open'
    : mayChange
      ? 'business:site.approval.open'
      : 'business:site.publish.review'
  const openPublish = () => {
    setOpened('publish')
    withdrawUndo()
    void refetch()
  }
  // Null for another person's request that was returned.
  const isAsked = site?.REVIEW && (site.REVIEW.STATE !== 'returned' || site.REVIEW.IS_MINE)
  const isFailed = site?.SCHEDULE && site.SCHEDULE.CHECKS.length > 0
  const scheduled = site?.SCHEDULE && {
    key: 'schedule',
    notice: (
      <Scheduled schedule={site.SCHEDULE}>
        {(mayPublish || isFailed) && (
          <NoticeButton onClick={openPublish}>
            {t(isFailed ? 'business:site.time.whatStoodInTheWay' : 'business:site.time.reschedule')}
          </NoticeButton>
        )}
      </Scheduled>
    ),
  }
  const notices = [
    ...ofClinic,
    site?.IS_OFF && { key: 'off', notice: <SiteOff /> },
    isFailed && scheduled,
    isAsked &&
      site.REVIEW && {
        key: 'review',
        notice: <ApprovalNotice approval={site.REVIEW} onOpen={() => lookAt(site.REVIEW?.NUMBER)} />,
      },
    !isFailed && scheduled,
    comments > 0 && {
      key: 'comments',
      notice: (
        <Notice
          tone="accent"
          icon={MessageSquare}
          title={t('business:site.comments.open', { count: comments })}
        >
          <NoticeButton onClick={() => openComments()}>{t('business:site.comments.read')}</NoticeButton>
        </Notice>
      ),
    },
  ].filter((one) => !!one)
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
      <NoticeStrip notices={notices} />
      <PublishDialog
        site={site}
        isCurrent={isCurrent}
        isOpen={opened === 'publish'}
        onClose={close}
        onTakeDown={() => setOpened('takeDown')}
      />
      <ApprovalDialog
        number={approval}
        site={site}
        isOpen={approval !== undefined}
        onOther={lookAt}
        onClose={() => lookAt(undefined)}
      />
      <TakeDown schedule={site?.SCHEDULE} isOpen={opened === 'takeDown'} onClose={close} />
      <SiteCalendar site={site} isOpen={opened === 'calendar'} onClose={close} onPublish={openPublish} />
    </>
  )
}
