import { fullName } from '../../../schemas/formats/name.ts'
import { account } from '../tables/index.ts'
import type { Account } from './person.ts'

/** The columns of an account that `accountName` needs. */
export const accountNameColumns = {
  lastName: account.lastName,
  name: account.name,
  middleName: account.middleName,
}

/** Full name of a person with an account (B-37). */
export const accountName = ({
  lastName,
  name,
  middleName,
}: Pick<Account, 'lastName' | 'name'> & Partial<Pick<Account, 'middleName'>>): string =>
  fullName({ lastname: lastName, name, middlename: middleName ?? null })
