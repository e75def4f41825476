import { useState } from 'react'
import type { Locale } from '../../../locales/locale.ts'
import type { FieldTarget } from '../../../pro-forms/form-context.ts'
import type { Path } from '../../../schemas/core/problem.ts'
import { nodePath } from '../../../schemas/draft/change.ts'
import { type OpenedPart, partAt } from './pages/opened-part.ts'
import type { PanelTab } from './panel-tabs.ts'

/** The language to edit, and the tab for what is not in a block. */
export type GoOptions = { language?: Locale | undefined; tab?: PanelTab }

/** Opens what is at a path of the draft, as in a change, and puts the focus into its field. */
export type Go = (path: Path, options?: GoOptions) => void

type Parts = {
  openPage: (id: string) => void
  select: (id: string | undefined) => void
  openTab: (tab: PanelTab) => void
  visitLanguage: (language: Locale) => void
  openPart: (part: OpenedPart | undefined) => void
}

/** The value that was gone to last, by its path in the draft, and how to go to one. */
export function useGoTo({ openPage, select, openTab, visitLanguage, openPart }: Parts): {
  target: FieldTarget | undefined
  go: Go
} {
  const [target, setTarget] = useState<FieldTarget>()
  const go: Go = (path, { language, tab = 'languages' } = {}) => {
    const [kind, page] = path
    const node = nodePath(path)
    if (kind === 'pages' && typeof page === 'string') openPage(page)
    if (node?.name === 'children') select(node.id)
    else {
      select(undefined)
      openTab(tab)
      if (tab === 'pages') openPart(partAt(path))
    }
    if (language) visitLanguage(language)
    setTarget((last) => ({ path, seq: (last?.seq ?? 0) + 1 }))
  }
  return { target, go }
}
