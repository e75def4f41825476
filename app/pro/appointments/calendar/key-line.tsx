import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { useTranslation } from '../../../use-translation.ts'

const keys = [
  ['walk', '← ↑ → ↓'],
  ['open', 'Enter'],
  ['new', 'N'],
  ['arrived', 'A'],
  ['completed', 'D'],
  ['confirmed', 'C'],
  ['move', 'M'],
  ['find', 'F'],
  ['turn', 'PgUp PgDn'],
  ['today', 'T'],
] as const

/** Keys that change something. */
const changing: readonly string[] = ['new', 'arrived', 'completed', 'confirmed', 'move']

type Props = {
  id: string
  mayChange: boolean
  /** The keys of the calendar also work where nothing in it has the focus; a person who speaks to the computer turns that off (WCAG 2.1.4). */
  isEverywhere: boolean
  setEverywhere: (isEverywhere: boolean) => void
}

/** The keys of the calendar in one line, for the person who has a keyboard. */
export function KeyLine({ id, mayChange, isEverywhere, setEverywhere }: Props) {
  const { t } = useTranslation()
  return (
    <div className="mt-3 grid justify-items-start gap-2 text-sm text-ink-soft pointer-coarse:hidden print:hidden">
      <p id={id} className="flex flex-wrap gap-x-4 gap-y-1">
        {keys
          .filter(([name]) => mayChange || !changing.includes(name))
          .map(([name, key]) => (
            <span key={name}>
              <kbd className="rounded-small bg-surface px-1.5 py-0.5 font-sans font-medium text-ink">
                {key}
              </kbd>{' '}
              {t(`calendar:key.${name}`)}
            </span>
          ))}
      </p>
      <Checkbox
        label={t('calendar:key.everywhere')}
        checked={isEverywhere}
        onChange={({ target }) => setEverywhere(target.checked)}
      />
    </div>
  )
}
