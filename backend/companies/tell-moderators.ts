import type { Orm } from '../kit/database/database.ts'
import { notifyModerators } from '../kit/outbox/notify.ts'
import { accountName } from '../kit/sessions/account-name.ts'
import type { Account } from '../kit/sessions/person.ts'

/** Notifies the moderators of a company that waits for a decision. */
export const tellModerators = (
  orm: Orm,
  { code, name, by }: { code: string; name: string; by: Account },
): Promise<void> =>
  notifyModerators(orm, {
    template: 'company-request-to-moderators',
    params: { COMPANY: name, PERSON: accountName(by), LINK: `/moderation/companies/${code}` },
  })
