import { z } from 'zod'
import { accessCode, member } from '../../schemas/api/staff.ts'
import type { ApiQuery } from './api-query.ts'

/** Subject of who works for a company. */
export const staff = 'staff'

/** Everybody who works at a place: company and cabinet as a path has them, `1001/11`. */
export const members = (place: string) =>
  ({
    key: [staff, place, 'members'],
    path: `/business-api-front2/${place}/staff`,
    schema: z.array(member),
  }) satisfies ApiQuery

/** Invitations that are open there; for those who may change the staff. */
export const accessCodes = (place: string) =>
  ({
    key: [staff, place, 'codes'],
    path: `/business-api-front2/${place}/staff/access_codes`,
    schema: z.array(accessCode),
  }) satisfies ApiQuery
