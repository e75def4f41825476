'use client'

import LogOut from 'lucide-react/icons/log-out'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/core/class-names.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Avatar } from '../../ui/icon/avatar.tsx'
import { Popover } from '../../ui/popup/popover.tsx'
import { LowVisionSwitch } from '../../ui/visitor/low-vision-switch.tsx'
import { LanguageSwitch } from '../navigation/language-switch.tsx'
import { OwnAreas } from './own-areas.tsx'
import type { Person } from './person.ts'
import { ThemeChoice } from './theme-choice.tsx'

type Props = {
  person: Person
  /** True to show the name beside the picture in a wide header. */
  withName?: boolean
  onSignOut: () => void
  children?: ReactNode
}

/** The menu of the signed-in user: `children`, the other areas of the application, language, theme, sign-out. */
export function PersonMenu({ person, withName = false, onSignOut, children }: Props) {
  const { t } = usePage()
  const trigger = (
    <button
      type="button"
      className={classNames(
        'flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-full hover:bg-surface',
        withName && 'gap-2 @3xl/page:pe-3',
      )}
    >
      <Avatar name={person.name} src={person.avatar} size="small" decorative />
      <span className="sr-only">{t('application:user.menu')}: </span>
      <span className={classNames('sr-only', withName && 'max-w-48 truncate @3xl/page:not-sr-only')}>
        {person.name}
      </span>
    </button>
  )
  return (
    <Popover trigger={trigger} title={person.name}>
      <div className="grid gap-4">
        {children}
        <OwnAreas {...person} />
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
