'use client'

import LogOut from 'lucide-react/icons/log-out'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { LowVisionSwitch } from '../../../ui/low-vision-switch.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { LanguageSwitch } from '../../navigation/language-switch.tsx'
import { ThemeChoice } from '../theme-choice.tsx'
import type { ProLayoutData } from './pro-layout-data.ts'

/** Who is signed in, their language and looks, the way out. */
export function UserMenu({ user, onSignOut }: Pick<ProLayoutData, 'user'> & { onSignOut: () => void }) {
  const { t } = usePage()
  const trigger = (
    <button
      type="button"
      className="flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-full hover:bg-surface"
    >
      <Avatar name={user.name} size="small" decorative />
      <span className="sr-only">
        {t('application:user.menu')}: {user.name}
      </span>
    </button>
  )
  return (
    <Popover trigger={trigger} title={user.name}>
      <p className="-mt-1 text-sm text-ink-soft">{user.role}</p>
      <div className="mt-4 grid gap-4">
        <div className="-mx-1.5">
          <LanguageSwitch />
        </div>
        <ThemeChoice />
        <LowVisionSwitch />
        <Button variant="empty" icon={LogOut} onClick={onSignOut} className="-mx-4 justify-start px-4">
          {t('application:user.signOut')}
        </Button>
      </div>
    </Popover>
  )
}
