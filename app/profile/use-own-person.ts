'use client'

import type { Person } from '../layouts/person.ts'
import { ownCompanies, ownUser } from '../queries/profile.ts'
import { useApiQuery } from '../queries/use-api-query.ts'
import { personOf } from './person-of.ts'

/** The signed-in user as headers show them. */
export const useOwnPerson = (): Person => personOf(useApiQuery(ownUser), useApiQuery(ownCompanies))
