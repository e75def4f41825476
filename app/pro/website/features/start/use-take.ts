import { useState } from 'react'
import type { z } from 'zod'
import { call } from '../../../../../client/call.ts'
import type { siteProposals } from '../../../../../schemas/api/site-proposals.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { toast } from '../../../../../ui/toast/toast-store.ts'
import { parsed } from '../../../../queries/parsed.ts'
import { siteProposal } from '../../../../queries/site.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { usePutSite } from '../../draft/acts/use-put-site.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'

/** A proposed site as it is listed. */
export type Proposal = z.infer<typeof siteProposals>['PROPOSALS'][number]

/** Makes the draft like a proposed site, as one step that can be taken back; `taking` is the one that is being read. */
export function useTake(onDone: () => void) {
  const { t } = useTranslation()
  const { place } = useBuilder()
  const putSite = usePutSite()
  const [taking, setTaking] = useState<Proposal['NAME']>()
  const take = async ({ NAME, TITLE }: Proposal) => {
    setTaking(NAME)
    try {
      const query = siteProposal(place, NAME)
      const { DRAFT } = await parsed(query.schema, call('GET', query.path))
      putSite(DRAFT as unknown as SiteDraft, t('business:site.start.did', { name: TITLE }))
      onDone()
    } catch {
      toast({ variant: 'error', message: t('business:site.start.failed') })
    } finally {
      setTaking(undefined)
    }
  }
  return { take, taking }
}
