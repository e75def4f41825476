import Layers from 'lucide-react/icons/layers'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { memo } from 'react'
import { readLocalized } from '../../../../schemas/api/localized-names.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { lookOf } from '../status-looks.ts'
import { marksOf } from '../visit-marks.ts'
import { patientOf } from '../visit-name.ts'
import { type PlacedVisit, shortName } from './columns.ts'

type Props = PlacedVisit & {
  /** The grid's scale, and the minute at its upper end. */
  top: number
  scale: number
}

/** A visit in its column: where it begins and how long it is says its place. */
export const VisitBlock = memo(function VisitBlock({ visit, from, until, lane, lanes, top, scale }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { LABEL, LABEL_END, IS_OVERBOOK, IS_OUTSIDE } = visit
  const name = patientOf(visit)
  const service = readLocalized(visit, 'SERVICE_NAME', locale)?.text
  const { icon, block, words } = lookOf(visit)
  const marks = marksOf(visit).map((mark) => t(mark))
  const height = (until - from) * scale
  const said = [`${LABEL}–${LABEL_END}`, name || t('calendar:hold.name'), service, t(words), ...marks]
  const shown = name ? shortName(name) : t('calendar:hold.name')
  const isTall = height >= 40
  // Beside another one there is room for the name alone in a line: time and overlap are seen by the place.
  const isNarrow = lanes > 1
  return (
    <button
      type="button"
      tabIndex={-1}
      data-visit={visit.APPOINTMENT_CODE}
      data-at={from}
      data-until={until}
      data-moves={visit.NEXT.includes('cancelled_by_clinic') ? '' : undefined}
      className={`visit absolute z-1 flex flex-col overflow-hidden rounded-small border px-1.5 text-start text-sm leading-tight data-dragged:opacity-40 ${block} ${height < 40 ? 'justify-center' : 'py-1'}`}
      style={{
        top: (from - top) * scale + 1,
        height: height - 2,
        insetInlineStart: `calc(${(lane / lanes) * 100}% + 2px)`,
        width: `calc(${100 / lanes}% - 4px)`,
      }}
    >
      {/* The visible text is shortened; a screen reader gets all of it. */}
      <span className="sr-only">{said.filter(Boolean).join(', ')}</span>
      <span aria-hidden className="flex min-w-0 items-center gap-1">
        {lanes < 3 && <Icon of={icon} className="shrink-0" />}
        <span data-time hidden={isNarrow && !isTall} className="font-medium tabular-nums">
          {LABEL}
        </span>
        {(!isTall || !isNarrow) && <span className="truncate">{shown}</span>}
        {!isNarrow && IS_OVERBOOK && <Icon of={Layers} className="ms-auto shrink-0" />}
        {!isNarrow && IS_OUTSIDE && <Icon of={TriangleAlert} className="ms-auto shrink-0" />}
      </span>
      {isTall && (isNarrow || service) && (
        <span aria-hidden className="truncate">
          {isNarrow ? shown : service}
        </span>
      )}
    </button>
  )
})
