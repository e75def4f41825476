import { wholeCompany } from '../../schemas/roles.ts'
import type { Account } from '../accounts/person.ts'
import type { Membership } from '../database/tables/index.ts'

/** What stands in place of a company where the product itself is the owner. No company has this code. */
export const productCode = 'product'

/** The membership of an administrator in the product: everything of it, as an owner has of a company. */
export const productMember = ({ id, createdAt }: Pick<Account, 'id' | 'createdAt'>): Membership => ({
  account: id,
  company: productCode,
  role: 'owner',
  cabinets: [wholeCompany],
  mayPublish: true,
  specialist: null,
  createdAt,
})
