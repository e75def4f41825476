import { sql } from 'drizzle-orm'
import { accessCode, account, membership } from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'

const ofAccount = (column: 'lastName' | 'name' | 'middleName') =>
  sql`(select ${account[column]} from ${account} where ${account.id} = ${membership.account})`

export const outgoing = defineOutgoing([
  // Accounts are people's own: those who work in the clinic are invited anew.
  {
    table: membership,
    label: { ru: 'Сотрудники', kk: 'Қызметкерлер', uz: 'Xodimlar', en: 'Staff' },
    outOnly: 'othersOwn',
    also: { lastName: ofAccount('lastName'), name: ofAccount('name'), middleName: ofAccount('middleName') },
  },
  { table: accessCode, stays: 'secret' },
])
