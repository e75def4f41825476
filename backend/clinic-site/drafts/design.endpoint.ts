import { siteDesign, siteDesignBody } from '../../../schemas/api/site-parts.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { changePart } from './change-part.ts'
import { readDraft } from './draft-store.ts'
import { changesPart, partPath, readsPart } from './part-call.ts'

const path = partPath('design')

export const draftDesign = defineCall({
  ...readsPart,
  method: 'get',
  path,
  summary: 'The design of the draft (PS6)',
  answer: siteDesign,
  act: async ({ orm, member }) => {
    const { revision, draft } = await readDraft(orm, member.company)
    return { REVISION: revision, DESIGN: draft.design }
  },
})

export const changeDraftDesign = defineCall({
  ...changesPart,
  method: 'put',
  path,
  summary: 'Makes the design of the draft like what is sent (PS6), as changes of what differs',
  body: siteDesignBody,
  act: async ({ member, body: { BASE, DESIGN }, transaction }) =>
    transaction((orm) =>
      changePart(orm, member, BASE, (draft) => ({ ...draft, design: DESIGN as SiteDraft['design'] })),
    ),
})
