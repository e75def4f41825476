import { useRef } from 'react'
import type { Locale } from '../../../../../locales/locale.ts'
import type { Path } from '../../../../../schemas/core/problem.ts'
import type { RestoredPart } from '../../../../../schemas/draft/restore.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { DifferenceRow } from '../differences/difference-row.tsx'
import type { Difference, DifferenceGroup } from '../differences/differences.ts'
import { RestoreParts } from './restore-parts.tsx'
import type { Compared } from './sides.ts'

type Props = {
  compared: Compared
  /** The language in which the pages are shown. */
  language: Locale
  groups: readonly DifferenceGroup[]
  selected: Difference | undefined
  /** Shows a difference, or the page of a group alone. */
  onSelect: (group: DifferenceGroup, difference?: Difference) => void
  /** Absent if nothing can be restored into the draft. */
  onRestore?: ((part: RestoredPart, name: string) => void) | undefined
  /** Called with the name of the step once the whole version is back. */
  onRestored: (step: string) => void
}

const isSame = (one: Path, other: Path | undefined) => one.join('/') === other?.join('/')

/** All differences in words: page by page, the menu, the design. */
export function DifferenceList({ compared, language, groups, selected, onSelect, ...on }: Props) {
  const { onRestore, onRestored } = on
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const restore = (part: RestoredPart, name: string) => {
    onRestore?.(part, name)
    // The row goes, and the focus would be lost with it.
    heading.current?.focus()
  }
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {groups.length > 0 ? t('business:site.history.differences') : t('business:site.history.same')}
      </h3>
      {groups.map((group) => (
        <section key={group.path.join('/')} aria-label={group.name} className="grid gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h4 className="font-semibold">
              {group.change === 'changed'
                ? group.name
                : t(`business:site.summary.did.${group.change}`, { name: group.name })}
            </h4>
            <div className="flex gap-2">
              {group.path[0] === 'pages' && group.differences.length === 0 && (
                <Button variant="secondary" size="small" onClick={() => onSelect(group)}>
                  {t('business:site.history.showPage')}
                </Button>
              )}
              {onRestore && (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={
                    group.change === 'added'
                      ? t('business:site.history.takeOutNamed', { name: group.name })
                      : `${t('business:site.history.restoreGroup')}: ${group.name}`
                  }
                  onClick={() => restore({ path: group.path }, group.name)}
                >
                  {t(
                    group.change === 'added'
                      ? 'business:site.history.takeOut'
                      : 'business:site.history.restoreGroup',
                  )}
                </Button>
              )}
            </div>
          </div>
          <ul className="grid gap-2">
            {group.differences.map((difference) => (
              <DifferenceRow
                key={difference.path.join('/')}
                difference={difference}
                isSelected={isSame(difference.path, selected?.path)}
                onSelect={() => onSelect(group, difference)}
                onRestore={onRestore && (() => restore({ path: difference.path }, difference.name))}
              />
            ))}
          </ul>
        </section>
      ))}
      {onRestore && typeof compared.before === 'number' && groups.length > 0 && (
        <RestoreParts
          number={compared.before}
          language={language}
          onRestore={restore}
          onRestored={(step) => {
            onRestored(step)
            // After the question, which gives the focus back to a button that goes.
            setTimeout(() => heading.current?.focus())
          }}
        />
      )}
    </div>
  )
}
