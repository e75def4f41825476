'use client'

import { personName } from '../../schemas/formats/name.ts'
import type { Person } from '../layouts/person.ts'
import { ownCompanies, ownUser } from '../queries/profile.ts'
import { useApiQuery } from '../queries/use-api-query.ts'
import { avatarAddress } from './avatar-address.ts'

/** The signed-in user as headers show them. */
export function useOwnPerson(): Person {
  const user = useApiQuery(ownUser)
  const companies = useApiQuery(ownCompanies)
  const avatar = avatarAddress(user.AVATAR_VERSION)
  return {
    name: personName(user),
    ...(avatar && { avatar }),
    worksForCompany: companies.length > 0,
    isModerator: user.IS_MODERATOR,
  }
}
