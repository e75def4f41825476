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

/** The keys of the calendar in one line, for whoever has a keyboard. */
export function KeyLine({ id, mayChange }: { id: string; mayChange: boolean }) {
  const { t } = useTranslation()
  return (
    <p
      id={id}
      className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft pointer-coarse:hidden print:hidden"
    >
      {keys
        .filter(([name]) => mayChange || !changing.includes(name))
        .map(([name, key]) => (
          <span key={name}>
            <kbd className="rounded-small bg-surface px-1.5 py-0.5 font-sans font-medium text-ink">{key}</kbd>{' '}
            {t(`calendar:key.${name}`)}
          </span>
        ))}
    </p>
  )
}
