import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import Minus from 'lucide-react/icons/minus'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { languages } from '../../../../../locales/languages.ts'
import { defaultLocale, type Locale } from '../../../../../locales/locale.ts'
import type { PartChange } from '../../../../../schemas/draft/summary.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Icon } from '../../../../../ui/icon/icon.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useTextName } from '../../draft/texts/text-name.ts'
import type { Difference } from './differences.ts'
import { localesOf } from './differences.ts'
import { WordsChange } from './words-change.tsx'

/** A sign for each kind of change, beside its word. */
const signs: Record<PartChange, typeof Plus> = {
  added: Plus,
  removed: Minus,
  changed: Pencil,
  moved: ArrowUpDown,
}

/** The number of texts that are shown to identify a block that was added or removed. */
const mostTold = 2

/** The shown texts: all that have changed, or the first of a block that was added or removed, in one language. */
function toldOf({ change, texts }: Difference, locale: Locale): Difference['texts'] {
  if (change !== 'added' && change !== 'removed') return texts
  const inOne = texts.filter((text) => text.locale === locale)
  return (inOne.length > 0 ? inOne : texts.filter((text) => text.locale === defaultLocale)).slice(0, mostTold)
}

type Props = {
  difference: Difference
  isSelected: boolean
  onSelect: () => void
  /** Absent if nothing can be restored into the draft. */
  onRestore?: (() => void) | undefined
}

/** One difference: a press shows it on both pages; below it its texts and values before and after. */
export function DifferenceRow({ difference, isSelected, onSelect, onRestore }: Props) {
  const { t } = useTranslation()
  const nameOf = useTextName()
  const { locale: own } = usePage()
  const { name, change, values } = difference
  const isThere = change === 'changed' || change === 'moved'
  const inLanguages = isThere ? localesOf(difference).map((locale) => languages[locale].short) : []
  return (
    <li
      className={`rounded-card border p-1 ${isSelected ? 'border-accent ring-1 ring-accent' : 'border-line'}`}
    >
      <button
        type="button"
        aria-current={isSelected || undefined}
        onClick={onSelect}
        className="flex min-h-11 w-full items-center gap-2 rounded-control px-2 py-1.5 text-start font-medium hover:bg-surface"
      >
        <Icon of={signs[change]} className="shrink-0" />
        <span className="min-w-0 grow">
          {t(`business:site.summary.did.${change}`, { name })}
          {inLanguages.length > 0 && (
            <span className="font-normal text-ink-soft"> ({inLanguages.join(', ')})</span>
          )}
        </span>
      </button>
      <dl className="grid gap-2 px-2 pb-1 text-sm empty:hidden">
        {toldOf(difference, own).map(({ path, schema, locale, before, after }) => (
          <WordsChange
            key={`${path.join('.')} ${locale} ${before} ${after}`}
            label={`${nameOf({ path, schema })} · ${languages[locale].short}`}
            lang={locale}
            before={before}
            after={after}
            change={change}
          />
        ))}
        {values.map(({ label, before, after }) => (
          <WordsChange key={label} label={label} before={before} after={after} />
        ))}
      </dl>
      {onRestore && (
        <Button
          variant="secondary"
          size="small"
          className="m-1"
          aria-label={t(`business:site.history.${change === 'added' ? 'takeOutNamed' : 'restoreNamed'}`, {
            name,
          })}
          onClick={onRestore}
        >
          {t(`business:site.history.${change === 'added' ? 'takeOut' : 'restore'}`)}
        </Button>
      )}
    </li>
  )
}
