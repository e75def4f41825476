import { z } from '@hono/zod-openapi'
import { and, desc, eq } from 'drizzle-orm'
import {
  siteVersions as list,
  siteVersion as shape,
  siteDraftSaved,
} from '../../../schemas/api/site-draft.ts'
import { diffDrafts } from '../../../schemas/draft/diff.ts'
import { versionNumber } from '../../../schemas/draft/site-name.ts'
import { account, siteVersion } from '../../database/tables/index.ts'
import { place } from '../../kit/company/place.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { accountName, accountNameColumns } from '../../kit/sessions/account-name.ts'
import { instant } from '../../shared/answers/instant.ts'
import { readAccess, writeAccess } from './access.ts'
import { changeDraft } from './change-draft.ts'
import { lockDraft } from './draft-store.ts'
import { readVersion } from './read-version.ts'

const path = '/{companyCode}/{cabinetCode}/clinic_website/versions'
const params = place.extend({ number: versionNumber })

const columns = {
  number: siteVersion.number,
  note: siteVersion.note,
  at: siteVersion.at,
  person: accountNameColumns,
}
type Read = {
  number: number
  note: string | null
  at: Date
  person: Parameters<typeof accountName>[0] | null
}

const answer = ({ number, note, at, person }: Read) => ({
  NUMBER: number,
  NOTE: note,
  PUBLISHED_BY: person && accountName(person),
  PUBLISHED_AT: instant(at),
})

export const siteVersionList = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path,
  summary: 'All published versions of a site, newest first (PS4)',
  access: readAccess,
  params: place,
  answer: list,
  act: async ({ orm, member }) => {
    const rows = await orm
      .select(columns)
      .from(siteVersion)
      .leftJoin(account, eq(account.id, siteVersion.account))
      .where(eq(siteVersion.company, member.company))
      .orderBy(desc(siteVersion.number))
    return rows.map(answer)
  },
})

export const oneSiteVersion = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: `${path}/{number}`,
  summary: 'One published version of a site with everything in it (PS4)',
  access: readAccess,
  params,
  answer: shape,
  act: async ({ orm, member: { company }, params: { number } }) => {
    const [row] = await orm
      .select(columns)
      .from(siteVersion)
      .leftJoin(account, eq(account.id, siteVersion.account))
      .where(and(eq(siteVersion.company, company), eq(siteVersion.number, number)))
    return (
      row && { ...answer(row), DRAFT: (await readVersion(orm, company, number)) as Record<string, unknown> }
    )
  },
})

export const restoreSiteVersion = defineCall({
  method: 'post',
  service: 'w-business',
  path: `${path}/{number}/restore`,
  summary:
    'Makes the draft like a version (PS4), as changes that can be taken back; visitors see it once it is published',
  access: writeAccess,
  limits: [{ per: 'person', times: 120, seconds: 3600 }],
  params,
  body: z.strictObject({ ID: z.uuid() }),
  answer: siteDraftSaved,
  act: async ({ member: { company, account }, params: { number }, body: { ID }, transaction }) =>
    transaction(async (orm) => {
      const { revision, draft } = await lockDraft(orm, company)
      const changes = diffDrafts(draft, await readVersion(orm, company, number))
      return changeDraft(orm, { company, account, id: ID, base: revision, changes })
    }),
})
