import { useState } from 'react'
import type { DraftPage } from '../../../../../schemas/draft/site-draft.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { toast } from '../../../../../ui/toast/toast-store.ts'
import { useBuilder, useNavigation } from '../builder/builder-context.ts'
import { newPageId, pageAdded } from '../pages/page-changes.ts'
import { pagePath } from '../pages/page-path.ts'
import { announce } from './announce.ts'

/** Makes a composed page the clinic's own: its blocks are those that are shown now. */
export function useCompose() {
  const { t } = usePage()
  const { store, slug: site, company } = useBuilder()
  const { openPage, openTab } = useNavigation()
  const [isPending, setPending] = useState(false)

  async function compose(slug: string) {
    setPending(true)
    try {
      const path = pagePath(site, slug)
      const answer = await fetch(`${path}?draft=${encodeURIComponent(company)}`, {
        headers: { accept: 'application/json' },
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      const { title, description, blocks } = (await answer.json()) as Omit<DraftPage, 'slug'>
      const page = { slug, title, ...(slug !== '' && description && { description }), blocks }
      const id = newPageId()
      const { draft, change } = store.getState()
      const text = t('business:site.pages.did.composed', { name: title.ru })
      change(pageAdded(draft, id, page, false), text)
      announce(text)
      openPage(id)
      openTab('blocks')
    } catch {
      toast({ variant: 'error', message: t('business:site.pages.composeFailed') })
    } finally {
      setPending(false)
    }
  }
  return { compose, isPending }
}
