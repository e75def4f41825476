'use client'

import ChevronDown from 'lucide-react/icons/chevron-down'
import { localizePath } from '../../../locales/locale.ts'
import { type MainMenuEntry, mainMenu } from '../../../schemas/menu/main-menu.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Popover } from '../../../ui/popup/popover.tsx'

const line = 'flex min-h-11 items-center gap-1 rounded-control px-3 text-ink-soft hover:text-ink'
const row = 'flex min-h-11 items-center rounded-control px-3 py-2 leading-snug hover:bg-surface'

function Entry({ entry, className }: { entry: MainMenuEntry; className: string }) {
  const { locale, t } = usePage()
  if (!('path' in entry)) return null
  return (
    <a href={localizePath(entry.path, locale)} className={className}>
      {t(entry.title)}
    </a>
  )
}

function Rows({ entries }: { entries: readonly MainMenuEntry[] }) {
  return (
    <ul className="-mx-3">
      {entries.map((entry) => (
        <li key={entry.title}>
          <Entry entry={entry} className={row} />
        </li>
      ))}
    </ul>
  )
}

/** The main menu (B-22) in one line. Plain links, because its pages are not part of the application. */
export function MainMenuLine() {
  const { t } = usePage()
  return (
    <nav aria-label={t('layout:menu')}>
      <ul className="flex items-center">
        {mainMenu.map((entry) => (
          <li key={entry.title}>
            {'items' in entry ? (
              <Popover
                title={t(entry.title)}
                trigger={
                  <button type="button" className={line}>
                    {t(entry.title)}
                    <Icon of={ChevronDown} />
                  </button>
                }
              >
                <Rows entries={entry.items} />
              </Popover>
            ) : (
              <Entry entry={entry} className={line} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The main menu as a list, for a narrow page. */
export function MainMenuList() {
  const { t } = usePage()
  return (
    <nav aria-label={t('layout:menu')}>
      {mainMenu.map((entry) =>
        'items' in entry ? (
          <section key={entry.title}>
            <h3 className="pt-3 pb-1 text-sm font-normal tracking-normal text-ink-soft">{t(entry.title)}</h3>
            <Rows entries={entry.items} />
          </section>
        ) : (
          <Rows key={entry.title} entries={[entry]} />
        ),
      )}
    </nav>
  )
}
