import ChevronDown from 'lucide-react/icons/chevron-down'
import Link from 'next/link'
import { useRef } from 'react'
import type { z } from 'zod'
import { languageNames } from '../../../../../locales/languages.ts'
import { isLocale, type Locale, localizePath } from '../../../../../locales/locale.ts'
import type { siteWarning } from '../../../../../schemas/api/site-draft.ts'
import type { Change } from '../../../../../schemas/draft/change.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Icon } from '../../../../../ui/icon/icon.tsx'
import { proPath } from '../../../place-names.ts'
import { announce } from '../../draft/acts/announce.ts'
import { useBuilder, useNavigation } from '../../draft/builder/builder-context.ts'
import { usePlaceName } from '../../draft/site/use-place-name.ts'

type Warning = z.infer<typeof siteWarning>

/** Possible improvements before publishing, each with a link to its field and, if there is one, a button that settles it. */
export function Warnings({ warnings, onGo }: { warnings: readonly Warning[]; onGo: () => void }) {
  const { t } = usePage()
  const heading = useRef<HTMLElement>(null)
  if (warnings.length === 0) return null
  return (
    <details open={warnings.length <= 5} className="expandable group">
      <summary
        ref={heading}
        className="flex min-h-11 items-center justify-between gap-4 rounded-small py-2 font-semibold hover:text-accent-ink"
      >
        {t('business:site.summary.warnings', { count: warnings.length })}
        <Icon
          of={ChevronDown}
          className="text-ink-faint transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <ul className="mt-1 grid gap-3">
        {warnings.map((warning) => (
          <Row
            key={`${warning.CODE} ${warning.PATH.join('.')} ${warning.PARAMS.href ?? ''}`}
            warning={warning}
            onGo={onGo}
            // The row goes, and the focus would be lost with it.
            onFixed={() => heading.current?.focus()}
          />
        ))}
      </ul>
    </details>
  )
}

/** The names of languages that a warning lists: `ru,uz`. */
const namesOf = (list: string, reader: Locale): string =>
  list
    .split(',')
    .filter(isLocale)
    .map((one) => languageNames[reader][one])
    .join(', ')

/** Warnings about a page as a whole: it has no field of its own among the blocks, and one press settles them. */
const isOfPage: ReadonlySet<string> = new Set(['noDescription', 'noHeading'])

type RowProps = { warning: Warning; onGo: () => void; onFixed: () => void }

function Row({ warning: { CODE, PATH, PARAMS, FIX }, onGo, onFixed }: RowProps) {
  const { locale, t } = usePage()
  const { store, company, mayChange } = useBuilder()
  const { go } = useNavigation()
  const nameOf = usePlaceName()
  const last = PATH.at(-1)
  const language = isLocale(last) ? last : undefined
  const code = CODE as 'emptyBlock'
  const text = t(`business:site.summary.warning.${code}`, {
    ...PARAMS,
    ...(language && { language: languageNames[locale][language] }),
    ...(PARAMS.shown !== undefined && { shown: namesOf(String(PARAMS.shown), locale) }),
  })
  const fixName = FIX.length > 0 && t(`business:site.summary.fix.${code}`)
  return (
    <li className="rounded-card bg-surface p-4">
      <p className="font-medium">{nameOf(PATH)}</p>
      <p className="text-ink-soft">{text}</p>
      <div className="mt-1 -ml-3 flex flex-wrap gap-x-2">
        {fixName && mayChange && (
          <Button
            variant="empty"
            size="small"
            onClick={() => {
              store.getState().change(FIX as Change[], fixName)
              announce(fixName)
              onFixed()
            }}
          >
            {fixName}
          </Button>
        )}
        {PARAMS.area !== undefined ? (
          <Link className="link ms-3 py-2" href={localizePath(`${proPath(company)}/${PARAMS.area}`, locale)}>
            {t(CODE === 'noLicense' ? 'business:site.summary.license' : 'business:site.summary.open')}
          </Link>
        ) : (
          !isOfPage.has(CODE) && (
            <Button
              variant="empty"
              size="small"
              onClick={() => {
                go(language ? PATH.slice(0, -1) : PATH, {
                  language,
                  ...(PATH[0] === 'design' && { tab: 'design' as const }),
                })
                onGo()
              }}
            >
              {t('business:site.summary.open')}
            </Button>
          )
        )}
      </div>
    </li>
  )
}
