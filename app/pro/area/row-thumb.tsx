import type { AreaRow } from '../../../schemas/api/area.ts'
import { isRecord } from '../../../schemas/core/schema-shape.ts'

const isPicture = (value: unknown): value is { src: string; color?: string } =>
  isRecord(value) && typeof value.src === 'string'

/** The first picture of a row, small; nothing for rows without one. */
export function RowThumb({ value }: { value: AreaRow['VALUE'] }) {
  const picture = Object.values(value).flat().find(isPicture)
  return (
    picture && (
      <img
        src={`${picture.src}/320`}
        alt=""
        loading="lazy"
        draggable={false}
        className="aspect-square size-12 shrink-0 rounded-control object-cover"
        style={{ backgroundColor: picture.color }}
      />
    )
  )
}
