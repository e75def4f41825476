import { eq } from 'drizzle-orm'
import { deleteAccountBody } from '../../schemas/api/profile.ts'
import { verifyPassword } from '../accounts/index.ts'
import { account } from '../database/tables/index.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'
import { allChanged } from '../kit/events/changed.ts'
import { removeFiles } from '../kit/files/uploaded-files.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { sendToAccount } from '../kit/outbox/send-to-account.ts'
import { endSession } from '../kit/sessions/session.ts'
import { forgetAccount } from '../retention/index.ts'

/**
 * Deletes the account with all personal data, and the person's companies that were never approved. 409 with the COMPANIES that have no
 * other owner: ownership has to be transferred first.
 */
export const deleteAccount = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/user/delete',
  summary: 'Deletes the account and everything personal; what others read stays without a name',
  access: 'person',
  limits: [{ per: 'person', times: 10, seconds: 900 }],
  body: deleteAccountBody,
  act: async ({ body, person, locale, caller, files, log, transaction }) => {
    const own = person.account
    if (!(await verifyPassword(own.passwordHash, body.PASSWORD)))
      throw fieldFault(locale, { PASSWORD: 'oldPassword' })
    const deleted = await transaction(async (orm) => {
      const { files: unused, changes } = await forgetAccount(orm, own, locale)
      await endSession(orm, caller)
      await orm.delete(account).where(eq(account.id, own.id))
      await sendToAccount(orm, own, { template: 'account-deleted', params: {} })
      await allChanged(orm, changes)
      return unused
    })
    await removeFiles(files, log, own.avatar ? [...deleted, own.avatar] : deleted)
    return undefined
  },
})
