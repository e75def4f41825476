import type { OwnCompany } from '../../schemas/api/business.ts'
import type { User } from '../../schemas/api/user.ts'
import { hasWorkMis } from '../../schemas/companies/own-companies.ts'
import { personName } from '../../schemas/formats/name.ts'
import type { Person } from '../layouts/person.ts'
import { avatarAddress } from './avatar-address.ts'

/** The signed-in user as headers show them. */
export function personOf(user: User, companies: readonly OwnCompany[]): Person {
  const avatar = avatarAddress(user.AVATAR_VERSION)
  return {
    name: personName(user),
    ...(avatar && { avatar }),
    worksForCompany: hasWorkMis(companies),
    worksForProduct: user.IS_MODERATOR || user.IS_ADMINISTRATOR,
  }
}
