import { fullName } from '../../schemas/formats/name.ts'
import type { Account } from './person.ts'

/** Full name of a person with an account (B-37). */
export const accountName = ({
  lastName,
  name,
  middleName,
}: Pick<Account, 'lastName' | 'name'> & Partial<Pick<Account, 'middleName'>>): string =>
  fullName({ lastname: lastName, name, middlename: middleName ?? null })
