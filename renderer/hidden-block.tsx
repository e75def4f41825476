import type { ReactNode } from 'react'
import type { Block } from '../schemas/page/page.ts'
import { visibilityWords } from '../schemas/page/visibility-words.ts'
import { usePage } from '../ui/core/page-context.tsx'

type Props = { hidden: NonNullable<Block['hidden']>; children: ReactNode }

/** Shown to editors around a block that visitors do not see: the block faintly, and why. */
export function HiddenBlock({ hidden, children }: Props) {
  const { t, locale } = usePage()
  return (
    <>
      <p
        role="note"
        className="mx-(--gutter) mb-2 w-fit rounded-full border border-dashed border-current px-3 py-1 text-sm font-medium"
      >
        {[t(`layout:hidden.${hidden.state}`), visibilityWords(hidden, t, locale)].filter(Boolean).join(' · ')}
      </p>
      <div className="opacity-40">{children}</div>
    </>
  )
}
