import { productCode, wholeCompany } from '../../../schemas/access/roles.ts'
import type { Account } from '../sessions/person.ts'
import type { Membership } from '../tables/index.ts'

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
