import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { useTranslation } from '../../../../use-translation.ts'
import { useWide } from '../../../use-wide.ts'
import { useScale } from '../../canvas/use-scale.ts'

/** The data that a clinic adds so that there is something to show. */
export type DataSource =
  | 'doctors'
  | 'services'
  | 'news'
  | 'materials'
  | 'reviews'
  | 'promotions'
  | 'photos'
  | 'branches'

/** The width of the page that a sample shows reduced, in pixels: on a phone that of a phone. */
const pageWidths = { wide: 900, narrow: 390 }

type Props = {
  label: string
  description: string
  /** The source of its data, to say what is missing if there is nothing to show. */
  source: DataSource | undefined
  /** It is known that there is nothing to show. */
  isMissing?: boolean
  /** The address of a document with only the sample. */
  sample: string
  onAdd: () => void
  /** Further buttons. */
  children?: ReactNode
}

/** Something to add to a page, drawn small with the clinic's own data and design. */
export function PaletteItem({
  label,
  description,
  source,
  isMissing = false,
  sample,
  onAdd,
  children,
}: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [isEmpty, setEmpty] = useState(isMissing)
  const pageWidth = useWide() ? pageWidths.wide : pageWidths.narrow
  const { ref, scale } = useScale<HTMLSpanElement>(pageWidth)
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    setEmpty(!currentTarget.contentDocument?.querySelector('main'))
  return (
    <li className="relative flex gap-3 rounded-card bg-surface p-2 hover:bg-accent-tint sm:block">
      <span
        ref={ref}
        aria-hidden
        className="relative block h-32 w-36 shrink-0 overflow-hidden rounded-control bg-paper sm:h-36 sm:w-full"
      >
        {!isEmpty && (
          <iframe
            src={sample}
            title={label}
            loading="lazy"
            // It is a picture: its scripts do not run, and it cannot be focused.
            sandbox="allow-same-origin"
            tabIndex={-1}
            inert
            onLoad={onLoad}
            className="pointer-events-none absolute start-0 top-0 max-w-none origin-top-left"
            style={{ width: pageWidth, height: pageWidth, scale }}
          />
        )}
      </span>
      <div className="min-w-0 sm:p-2">
        <button
          type="button"
          aria-describedby={id}
          onClick={onAdd}
          className="rounded-small text-start font-medium after:absolute after:inset-0 after:rounded-card"
        >
          {label}
        </button>
        <span id={id}>
          <span className="block text-sm text-ink-soft">{description}</span>
          {isEmpty && (
            <span className="mt-1 block text-sm text-warning-ink">
              {t(`business:site.direct.nothing.${source ?? 'other'}`)}
            </span>
          )}
        </span>
        {children && <div className="relative z-1 mt-1">{children}</div>}
      </div>
    </li>
  )
}
