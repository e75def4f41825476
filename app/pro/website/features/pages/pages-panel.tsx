import { type ReactNode, useEffect, useRef } from 'react'
import { useDraftState, useSelection } from '../../draft/builder/builder-context.ts'
import { entryById } from '../../draft/pages/menu-moves.ts'
import type { OpenedPart } from '../../draft/pages/opened-part.ts'
import { HelpHint } from '../../panel/help/help-hint.tsx'
import { EntryForm } from './entry-form.tsx'
import { MenuTree } from './menu-tree.tsx'
import { PageForm } from './page-form.tsx'
import { PageList } from './page-list.tsx'

/** The pages of the site and its menu; the settings of one of them in their place. */
export function PagesPanel({ visits, more }: { visits: ReactNode; more: ReactNode }) {
  const opened = useSelection('opened')
  const entry = useDraftState(({ draft }) =>
    opened?.kind === 'entry' ? entryById(draft.menu, opened.id) : undefined,
  )
  const page = useDraftState(({ draft }) => (opened?.kind === 'page' ? draft.pages[opened.id] : undefined))
  const last = useRef<OpenedPart>(undefined)
  const shown = entry || page ? opened : undefined

  // A person who comes back from a form goes on in the list where they were.
  useEffect(() => {
    if (!shown && last.current)
      document.querySelector<HTMLElement>(`[data-part="${CSS.escape(last.current.id)}"]`)?.focus()
    last.current = shown
  }, [shown])

  if (entry) return <EntryForm key={entry.id} item={entry} />
  if (page && opened) return <PageForm key={opened.id} id={opened.id} page={page} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {visits}
      <PageList more={more} />
      <MenuTree />
      <HelpHint article="pages" />
    </div>
  )
}
