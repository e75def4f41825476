import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '../../../use-translation.ts'
import { useWide } from '../../use-wide.ts'
import { DraftPreview, type PreviewLanguage } from './draft-preview.tsx'

const sides = ['write', 'look'] as const

type Props = PreviewLanguage & { code: string | undefined; children: ReactNode }

/** The form of a draft and its page, once it is saved: beside each other, on a phone one of the two. What is typed stays in either. */
export function DraftLayout({ code, children, ...language }: Props) {
  const { t } = useTranslation()
  const isWide = useWide()
  const [side, setSide] = useState<(typeof sides)[number]>('write')
  const name = useId()
  return (
    <div className="grid gap-x-8 gap-y-4 @5xl/page:grid-cols-2 @5xl/page:items-start">
      {!isWide && code !== undefined && (
        <fieldset className="flex gap-1 rounded-control bg-surface p-1">
          <legend className="sr-only">{t('business:draft.side.label')}</legend>
          {sides.map((one) => (
            <label
              key={one}
              className="flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-control px-3 text-center has-checked:bg-paper has-checked:font-medium has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={name}
                checked={side === one}
                onChange={() => setSide(one)}
                className="sr-only"
              />
              {t(`business:draft.side.${one}`)}
            </label>
          ))}
        </fieldset>
      )}
      <div hidden={!isWide && side !== 'write'} className="min-w-0">
        {children}
      </div>
      {code !== undefined && (isWide || side === 'look') && <DraftPreview code={code} {...language} />}
    </div>
  )
}
