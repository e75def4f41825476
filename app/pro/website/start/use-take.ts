import { useState } from 'react'
import type { z } from 'zod'
import { call } from '../../../../client/call.ts'
import type { siteProposals } from '../../../../schemas/api/site-proposals.ts'
import { diffDrafts } from '../../../../schemas/draft/diff.ts'
import type { SiteDraft } from '../../../../schemas/draft/site-draft.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { parsed } from '../../../queries/parsed.ts'
import { siteProposal } from '../../../queries/site.ts'
import { useTranslation } from '../../../use-translation.ts'
import { announce } from '../announce.ts'
import { useBuilder } from '../builder-context.ts'
import { offerUndo } from '../offer-undo.ts'
import { dataPage } from '../pages/data-pages.ts'

/** A proposed site as it is listed. */
export type Proposal = z.infer<typeof siteProposals>['PROPOSALS'][number]

/** How long the way back is offered, in milliseconds. */
const undoDelay = 20_000

/** Makes the draft like a proposed site, as one step that can be taken back; `taking` is the one that is being read. */
export function useTake(onDone: () => void) {
  const { t } = useTranslation()
  const { place, store, openPage } = useBuilder()
  const [taking, setTaking] = useState<Proposal['NAME']>()
  const take = async ({ NAME, TITLE }: Proposal) => {
    setTaking(NAME)
    try {
      const query = siteProposal(place, NAME)
      const { DRAFT } = await parsed(query.schema, call('GET', query.path))
      const { draft, change } = store.getState()
      const changes = diffDrafts(draft, DRAFT as unknown as SiteDraft)
      const text = t('business:site.start.did', { name: TITLE })
      if (changes.length > 0) {
        change(changes, text)
        offerUndo(store, text, t('business:site.undo'), {
          variant: 'success',
          delay: undoDelay,
          position: 'top',
        })
      }
      announce(text)
      openPage(dataPage(''))
      onDone()
    } catch {
      toast({ variant: 'error', message: t('business:site.start.failed') })
    } finally {
      setTaking(undefined)
    }
  }
  return { take, taking }
}
