import { draftId } from '../../../schemas/api/site-draft.ts'
import { sitePage, sitePageBody } from '../../../schemas/api/site-parts.ts'
import type { DraftPage, SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { place } from '../../kit/company/place.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { changePart } from './change-part.ts'
import { readDraft } from './draft-store.ts'
import { changesPart, partPath, readsPart } from './part-call.ts'

const path = partPath('page/{id}')
const params = place.extend({ id: draftId })

/** The draft with a page. Throws 409 if a new one exists already, 404 if one to be changed does not. */
function withPage(draft: SiteDraft, id: string, page: DraftPage, isNew: boolean): SiteDraft {
  if (Object.hasOwn(draft.pages, id) === isNew) throw new ApiError(isNew ? 'CONFLICT' : 'NOT_FOUND')
  return { ...draft, pages: { ...draft.pages, [id]: page } }
}

export const draftPage = defineCall({
  ...readsPart,
  method: 'get',
  path,
  summary: 'One page of the draft by its id (PS6), which stays when its slug changes',
  params,
  answer: sitePage,
  act: async ({ orm, member, params: { id } }) => {
    const { revision, draft } = await readDraft(orm, member.company)
    const page = Object.hasOwn(draft.pages, id) ? draft.pages[id] : undefined
    return page && { REVISION: revision, PAGE: page }
  },
})

export const addDraftPage = defineCall({
  ...changesPart,
  method: 'post',
  path,
  summary: 'Adds a page to the draft under an id that no page has (PS6)',
  params,
  body: sitePageBody,
  status: 201,
  act: async ({ member, params: { id }, body: { BASE, PAGE }, transaction }) =>
    transaction((orm) =>
      changePart(orm, member, BASE, (draft) => withPage(draft, id, PAGE as DraftPage, true)),
    ),
})

export const changeDraftPage = defineCall({
  ...changesPart,
  method: 'put',
  path,
  summary: 'Makes a page of the draft like what is sent (PS6), as changes of what differs',
  params,
  body: sitePageBody,
  act: async ({ member, params: { id }, body: { BASE, PAGE }, transaction }) =>
    transaction((orm) =>
      changePart(orm, member, BASE, (draft) => withPage(draft, id, PAGE as DraftPage, false)),
    ),
})

export const removeDraftPage = defineCall({
  ...changesPart,
  method: 'delete',
  path,
  summary: 'Removes a page from the draft (PS6)',
  params,
  act: async ({ member, params: { id }, transaction }) =>
    transaction((orm) =>
      changePart(orm, member, undefined, (draft) => {
        if (!Object.hasOwn(draft.pages, id)) throw new ApiError('NOT_FOUND')
        const { [id]: _, ...pages } = draft.pages
        return { ...draft, pages }
      }),
    ),
})
