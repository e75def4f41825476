'use client'

import LogOut from 'lucide-react/icons/log-out'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LowVisionSwitch } from '../../ui/low-vision-switch.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { Popover } from '../../ui/popover.tsx'
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
