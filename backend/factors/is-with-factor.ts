import { type SQL, sql } from 'drizzle-orm'
import { account, authenticatorApp, factorReset, passkey } from '../database/tables/index.ts'

/** SQL: whether the account of a row has a second factor; recovery codes alone are none. */
export const isWithFactor: SQL<boolean> = sql<boolean>`(
  exists (select 1 from ${passkey} where ${passkey.account} = ${account.id})
  or exists (select 1 from ${authenticatorApp}
    where ${authenticatorApp.account} = ${account.id} and ${authenticatorApp.confirmedAt} is not null))`

/** SQL: whether a clinic has allowed a reset of the factors of the account of a row, which waits for the person. */
export const isResetOpen: SQL<boolean> = sql<boolean>`exists (select 1 from ${factorReset}
  where ${factorReset.account} = ${account.id} and ${factorReset.endedAt} is null
    and ${factorReset.allowedBy} is not null and ${factorReset.expiresAt} > now())`
