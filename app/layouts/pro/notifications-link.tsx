'use client'

import Bell from 'lucide-react/icons/bell'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import type { ProLayoutData } from './pro-layout-data.ts'

/** The bell that links to the notifications, with a dot if some are unread. */
export function NotificationsLink({ unread, href }: NonNullable<ProLayoutData['notifications']>) {
  const { t } = usePage()
  return (
    <AppLink
      href={href}
      className="relative flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-surface"
    >
      <Icon of={Bell} />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute end-2 top-2 size-2.5 rounded-full border-2 border-paper bg-danger"
        />
      )}
      <span className="sr-only">
        {unread > 0
          ? t('application:notifications.some', { count: unread })
          : t('application:notifications.none')}
      </span>
    </AppLink>
  )
}
