import { type ReactNode, useState } from 'react'
import { Segments } from '../../../../ui/form/segments.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { useWide } from '../../use-wide.ts'
import { DraftPreview, type PreviewLanguage } from './draft-preview.tsx'

const sides = ['write', 'look'] as const

type Props = PreviewLanguage & { code: string | undefined; children: ReactNode }

/** The form of a draft and its page, once it is saved: side by side, on a phone one of the two. Typed values stay in either. */
export function DraftLayout({ code, children, ...language }: Props) {
  const { t } = useTranslation()
  const isWide = useWide()
  const [side, setSide] = useState<(typeof sides)[number]>('write')
  return (
    <div className="grid gap-x-8 gap-y-4 @5xl/page:grid-cols-2 @5xl/page:items-start">
      {!isWide && code !== undefined && (
        <Segments
          label={t('business:draft.side.label')}
          options={sides.map((one) => ({ value: one, label: t(`business:draft.side.${one}`) }))}
          value={side}
          onChange={setSide}
        />
      )}
      <div hidden={!isWide && side !== 'write'} className="min-w-0">
        {children}
      </div>
      {code !== undefined && (isWide || side === 'look') && <DraftPreview code={code} {...language} />}
    </div>
  )
}
