import { sitePresence, sitePresenceQuery } from '../../../schemas/api/site-presence.ts'
import { place } from '../../kit/company/place.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { readAccess } from './access.ts'
import { checkSeen, readEntries, readNewest } from './draft-store.ts'
import { meet } from './presence.ts'
import { siteStamp } from './site-stamp.ts'

/** How many saves are answered at once: an editor who has missed more gets the next ones with the next call. */
const mostSaves = 100

export const siteEditors = defineCall({
  // A GET, because it is called every few seconds and needs no proof of work.
  method: 'get',
  changes: true,
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/clinic_website/editors',
  summary:
    'Says what a tab has open in the builder; who else is there, and what was changed since a revision; 409 if the draft was never at it, as after a backup was restored',
  access: readAccess,
  limits: [{ per: 'person', times: 7200, seconds: 3600 }],
  params: place,
  query: sitePresenceQuery,
  answer: sitePresence,
  act: async ({ orm, member: { company, account }, query: { id, page, block, revision, save } }) => {
    const EDITORS = await meet(orm, { company, account, id, page, block })
    const newest = await readNewest(orm, company)
    await checkSeen(orm, company, newest, { revision, save })
    const later = newest.revision > revision ? await readEntries(orm, company, revision, mostSaves) : []
    return {
      EDITORS,
      REVISION: later.at(-1)?.revision ?? revision,
      SAVE: later.at(-1)?.id ?? newest.save,
      CHANGES: later.flatMap(({ changes }) => changes),
      AUTHORS: later.flatMap(({ changes, by, author }) =>
        changes.map(() => ({ NAME: by ?? null, IS_ME: author === account })),
      ),
      STATE: await siteStamp(orm, company),
    }
  },
})
