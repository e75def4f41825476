'use client'

import { usePage } from '../../ui/core/page-context.tsx'
import { differingLines } from './differing-lines.ts'
import { picturesOf } from './pictures-of.ts'

type Props = { value: unknown; other: unknown; inWords: (value: unknown) => string }

/** The differences in one version of a field: its words, and its pictures. */
export function ConflictVersion({ value, other, inWords }: Props) {
  const { t } = usePage()
  const words = inWords(value)
  const text = differingLines(words, inWords(other)) ?? words
  const others = picturesOf(other).map(({ src }) => src)
  const pictures = picturesOf(value).filter(({ src }) => !others.includes(src))
  return (
    <>
      {(text || pictures.length === 0) && (
        <span className="[overflow-wrap:anywhere] whitespace-pre-line">
          {text || t('forms:conflict.nothing')}
        </span>
      )}
      {pictures.length > 0 && (
        <span className="flex flex-wrap gap-2">
          {pictures.map(({ src, width, height, color }) => (
            <img
              key={src}
              src={`${src}/320`}
              alt=""
              width={width}
              height={height}
              className="h-20 w-auto rounded-small object-cover"
              style={{ backgroundColor: color }}
            />
          ))}
        </span>
      )}
    </>
  )
}
