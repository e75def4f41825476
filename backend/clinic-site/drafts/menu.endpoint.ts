import { eq } from 'drizzle-orm'
import { siteMenu, siteMenuBody } from '../../../schemas/api/site-parts.ts'
import { company as companyTable } from '../../database/tables/index.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { filledFields } from '../../shared/answers/filled-fields.ts'
import { changePart } from './change-part.ts'
import { readDraft } from './draft-store.ts'
import { changesPart, partPath, readsPart } from './part-call.ts'

const path = partPath('menu')

export const draftMenu = defineCall({
  ...readsPart,
  method: 'get',
  path,
  summary: 'The menu of the draft (PS6), and what decides besides it which entries visitors see',
  answer: siteMenu,
  act: async ({ orm, member: { company } }) => {
    const { revision, draft } = await readDraft(orm, company)
    const { emailForIssues, isOnlineEntryActive } = companyTable
    const [facts] = await orm
      .select({ emailForIssues, isOnlineEntryActive, ...filledFields })
      .from(companyTable)
      .where(eq(companyTable.code, company))
    return (
      facts && {
        REVISION: revision,
        MENU: draft.menu,
        FACTS: {
          TAKES_QUESTIONS: Boolean(facts.emailForIssues),
          TAKES_BOOKINGS: facts.isOnlineEntryActive,
          HAS_DESCRIPTION: facts.hasDescription,
          HAS_DOCTOR: facts.hasDoctor,
          HAS_PHOTO: facts.hasPhoto,
          HAS_PROMOTION: facts.hasPromotion,
        },
      }
    )
  },
})

export const changeDraftMenu = defineCall({
  ...changesPart,
  method: 'put',
  path,
  summary: 'Makes the menu of the draft like the tree that is sent (PS6), as changes of what differs',
  body: siteMenuBody,
  act: async ({ member, body: { BASE, MENU }, transaction }) =>
    transaction((orm) => changePart(orm, member, BASE, (draft) => ({ ...draft, menu: MENU }))),
})
