import { z } from '@hono/zod-openapi'
import { siteDraftAnswer, siteDraftBody, siteDraftSaved } from '../../../schemas/api/site-draft.ts'
import { rewind } from '../../../schemas/draft/accept.ts'
import { versionNumber } from '../../../schemas/draft/site-name.ts'
import { place } from '../../kit/company/place.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { readAccess, writeAccess } from './access.ts'
import { changeDraft } from './change-draft.ts'
import { readDraft, readEntries, saveOf } from './draft-store.ts'
import { readKnownDraft } from './known-drafts.ts'

const path = '/{companyCode}/{cabinetCode}/clinic_website/draft'

export const siteDraft = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path,
  summary: 'The draft of a site with its revision (PS2)',
  access: readAccess,
  params: place,
  // The draft at a revision; the present one, if that revision does not exist.
  query: z.object({ revision: versionNumber.optional() }),
  answer: siteDraftAnswer,
  act: async ({ orm, member: { company }, query: { revision: wanted } }) => {
    const now = wanted === undefined ? await readKnownDraft(orm, company) : await readDraft(orm, company)
    const revision = Math.min(wanted ?? now.revision, now.revision)
    const later = revision < now.revision ? await readEntries(orm, company, revision) : []
    const draft = rewind(now.draft, later)
    return {
      REVISION: revision,
      SAVE: await saveOf(orm, company, revision),
      DRAFT: draft as Record<string, unknown> & { menu: unknown[] },
    }
  },
})

export const changeSiteDraft = defineCall({
  method: 'patch',
  service: 'w-business',
  path,
  summary:
    'Saves changes of the draft (PS2), merged with those of others; 409 with base, mine and theirs where both changed the same field',
  access: writeAccess,
  // A person who types is saved about once a second.
  limits: [{ per: 'person', times: 7200, seconds: 3600 }],
  maxBytes: 4 * 1024 * 1024,
  params: place,
  body: siteDraftBody,
  answer: siteDraftSaved,
  act: async ({ member: { company, account }, body: { ID, BASE, BASE_SAVE, CHANGES }, transaction }) =>
    transaction((orm) =>
      changeDraft(orm, {
        company,
        account,
        id: ID,
        base: BASE,
        baseSave: BASE_SAVE,
        changes: CHANGES,
      }),
    ),
})
