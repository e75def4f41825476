import { useRef } from 'react'
import type { z } from 'zod'
import { serverNow } from '../../../../../client/server-clock.ts'
import type { siteChanges } from '../../../../../schemas/api/site-changes.ts'
import type { Path } from '../../../../../schemas/core/problem.ts'
import { partsOf } from '../../../../../schemas/draft/parts-of.ts'
import { formatDate } from '../../../../../schemas/formats/date.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder, useNavigation } from '../../draft/builder/builder-context.ts'
import { usePlaceName } from '../../draft/site/use-place-name.ts'
import { PublishSummary } from '../summary/summary.tsx'
import { useTakeBack } from './use-take-back.ts'

type Props = { piece: z.infer<typeof siteChanges>['PIECES'][number]; onClose: () => void }

/** Edits of one person that follow each other: the changes, and the button that takes them back. */
export function EditRow({ piece, onClose }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { timezone, mayChange } = useBuilder()
  const { go } = useNavigation()
  const nameOf = usePlaceName()
  const { AT, BY, SUMMARY } = piece
  const { takeBack, isPending, fault } = useTakeBack(piece)
  const by = BY ?? t('business:site.history.somebody')
  const at = formatDate(AT, locale, timezone, serverNow())
  const row = useRef<HTMLLIElement>(null)
  // The button may disappear with the edit that it took back, and the focus would be lost with it.
  const takeAway = async (path?: Path) => {
    await takeBack(path)
    row.current?.focus()
  }
  const parts = partsOf(SUMMARY)
  const isNothing = parts === 0
  const isOne = parts === 1
  return (
    <li ref={row} tabIndex={-1} className="grid gap-2 py-4">
      <p>
        <span className="font-medium">{by}</span> <span className="text-sm text-ink-soft">· {at}</span>
      </p>
      {isNothing ? (
        <p className="text-ink-soft">{t('business:site.history.nothing')}</p>
      ) : (
        <PublishSummary
          summary={SUMMARY}
          onGo={onClose}
          {...(mayChange &&
            !isOne && {
              action: (path, text) => (
                <Button
                  variant="link"
                  aria-label={`${t('business:site.undo')}: ${text}`}
                  onClick={() => void takeAway(path)}
                >
                  {t('business:site.undo')}
                </Button>
              ),
            })}
        />
      )}
      {fault && (
        <div role="alert" className="rounded-card bg-warning-tint px-4 py-3 text-warning-ink">
          <p>{fault.text}</p>
          <ul>
            {fault.places.map(({ path, by: other }) => (
              <li key={path.join('.')}>
                <button
                  type="button"
                  className="link min-h-11 py-1 text-start"
                  onClick={() => {
                    go(path, { tab: 'pages' })
                    onClose()
                  }}
                >
                  {[nameOf(path), other].filter(Boolean).join(' · ')}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {mayChange && !isNothing && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          loading={isPending}
          aria-label={`${t(isOne ? 'business:site.undo' : 'business:site.history.takeBack')}: ${by}, ${at}`}
          onClick={() => void takeAway()}
        >
          {t(isOne ? 'business:site.undo' : 'business:site.history.takeBack')}
        </Button>
      )}
    </li>
  )
}
