import { z } from '@hono/zod-openapi'
import { siteChanges, takeBackBody } from '../../../schemas/api/site-changes.ts'
import { siteDraftSaved } from '../../../schemas/api/site-draft.ts'
import { versionNumber } from '../../../schemas/draft/site-name.ts'
import { place } from '../../kit/company/place.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { instant } from '../../shared/answers/instant.ts'
import { readAccess, writeAccess } from './access.ts'
import { changeDraft } from './change-draft.ts'
import { readLog, takingBack } from './change-log.ts'
import { checkSeen, readEntries, readNewest } from './draft-store.ts'
import { summaryAnswer } from './summary-answer.ts'

const path = '/{companyCode}/{cabinetCode}/clinic_website/changes'

export const siteChangeLog = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path,
  summary: 'Who has changed what in the draft of a site, newest first, before a revision if one is given',
  access: readAccess,
  params: place,
  query: z.object({ before: versionNumber.optional() }),
  answer: siteChanges,
  act: async ({ orm, member: { company }, query: { before } }) => {
    const { pieces, hasMore } = await readLog(orm, company, before)
    return {
      PIECES: pieces.map(({ first, last, at, by, summary }) => ({
        FROM: first,
        TO: last,
        AT: instant(at),
        BY: by,
        SUMMARY: summaryAnswer(summary),
      })),
      HAS_MORE: hasMore,
    }
  },
})

export const takeBackSiteChanges = defineCall({
  method: 'post',
  service: 'w-business',
  path: `${path}/take_back`,
  summary:
    'Takes back what was saved, or a part of it, as new changes; 409 if somebody has changed the same place since',
  access: writeAccess,
  limits: [{ per: 'person', times: 600, seconds: 3600 }],
  params: place,
  body: takeBackBody,
  answer: siteDraftSaved,
  act: async ({ member: { company, account }, body, transaction }) =>
    transaction(async (orm) => {
      const { ID, FROM, TO, BASE, BASE_SAVE, PATH = [] } = body
      await checkSeen(orm, company, await readNewest(orm, company), { revision: BASE, save: BASE_SAVE })
      const changes = await takingBack(orm, company, { first: FROM, last: TO, path: PATH })
      if (changes.length === 0) throw new ApiError('NOT_FOUND')
      const { REVISION, SAVE } = await changeDraft(orm, { company, account, id: ID, base: TO, changes })
      const later = await readEntries(orm, company, BASE)
      return { REVISION, SAVE, CHANGES: later.flatMap((entry) => entry.changes) }
    }),
})
