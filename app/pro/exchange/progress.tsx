import type { ReactNode } from 'react'
import { useTranslation } from '../../use-translation.ts'

/** Screen readers hear of each quarter. */
const announced = 25

type Props = {
  /** What is being done. */
  label: string
  done: number
  all: number
  /** How far it is in other words than a share. */
  children?: ReactNode
}

/** How far work is that takes a while. */
export function Progress({ label, done, all, children }: Props) {
  const { t } = useTranslation()
  const percent = all > 0 ? Math.min(100, Math.floor((done * 100) / all)) : 0
  return (
    <>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        className="h-2 w-full overflow-hidden rounded-full bg-sunken forced-colors:border"
      >
        <div
          className="h-full origin-left bg-accent-mark transition-transform forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
      <p className="tabular-nums">{children || t('exchange:progress', { percent })}</p>
      <p role="status" className="sr-only">
        {label}. {t('exchange:progress', { percent: Math.floor(percent / announced) * announced })}
      </p>
    </>
  )
}
