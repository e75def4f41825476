'use client'

import { accentContrast, leastContrast, readableShade, shownAccent } from '../../../schemas/design/accent.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'

type Props = { color: string; onChoose: (color: string) => void; isReadOnly: boolean }

/** The grounds of a page (`--color-paper`) and its text in both schemes. */
const schemes = { light: { ground: '#fdfdfb', ink: '#1f1c19' }, dark: { ground: '#181614', ink: '#eeece9' } }

const Swatch = ({ color }: { color: string }) => (
  <span
    aria-hidden="true"
    className="inline-block size-5 shrink-0 rounded-small border border-line-strong forced-color-adjust-none"
    style={{ background: color }}
  />
)

/** Says whether a colour can be read, offers the nearest shade that can, and shows both schemes as visitors will see them. */
export function AccentGuard({ color, onChoose, isReadOnly }: Props) {
  const { t } = usePage()
  const isReadable = accentContrast(color) >= leastContrast
  const shade = readableShade(color)
  const { button, letters, link } = shownAccent(color)
  // Rounded down: a colour that just fails must not look as if it passed.
  const contrast = (Math.floor(accentContrast(color) * 10) / 10).toFixed(1).replace('.', ',')
  const changed = [
    ...(button === color ? [] : [t('forms:design.buttons', { color: button })]),
    ...(link.light === color ? [] : [t('forms:design.links', { color: link.light })]),
  ]
  return (
    <div className="mt-3 grid gap-3 rounded-card bg-surface p-3 text-sm">
      <p role="status">
        {t(isReadable ? 'forms:design.readable' : 'forms:design.unreadable', { contrast })}
        {changed.length > 0 && ` ${t('forms:design.corrected', { what: changed.join(', ') })}`}
      </p>
      {!isReadable && !isReadOnly && (
        <div>
          <Button variant="secondary" size="small" onClick={() => onChoose(shade)}>
            <Swatch color={shade} />
            {t('forms:design.takeShade', { color: shade })}
          </Button>
        </div>
      )}
      <div className="grid grid-cols-2 gap-2 forced-color-adjust-none">
        {(['light', 'dark'] as const).map((scheme) => (
          <div
            key={scheme}
            className="grid gap-2 rounded-small border border-line p-3"
            style={{ background: schemes[scheme].ground, color: schemes[scheme].ink }}
          >
            <span>{t(`forms:design.scheme.${scheme}`)}</span>
            <span
              className="rounded-control px-2 py-1.5 text-center font-medium"
              style={{ background: button, color: letters }}
            >
              {t('forms:design.sampleButton')}
            </span>
            <span className="underline underline-offset-4" style={{ color: link[scheme] }}>
              {t('forms:design.sampleLink')}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
