import { z } from 'zod'
import { accessCode, member } from '../../schemas/api/staff.ts'
import type { ApiQuery } from './api-query.ts'

/** Subject (see `ApiQuery`) of a company's staff. */
export const staff = 'staff'

/** The staff of a place, which is company and cabinet as in a path, `1001/11`. */
export const members = (place: string) =>
  ({
    key: [staff, place, 'members'],
    path: `/business-api-front2/${place}/staff`,
    schema: z.array(member),
  }) satisfies ApiQuery

/** Open invitations of the place; for those who may change the staff. */
export const accessCodes = (place: string) =>
  ({
    key: [staff, place, 'codes'],
    path: `/business-api-front2/${place}/staff/access_codes`,
    schema: z.array(accessCode),
  }) satisfies ApiQuery
