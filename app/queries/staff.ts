import type { ApiQuery } from './api-query.ts'

const answers = () => import('../../schemas/api/staff.ts')

/** Subject (see `ApiQuery`) of a company's staff. */
export const staff = 'staff'

/** The staff of a place, which is company and cabinet as in a path, `1001/11`. */
export const members = (place: string) =>
  ({
    key: [staff, place, 'members'],
    path: `/business-api-front2/${place}/staff`,
    schema: async () => (await answers()).member.array(),
  }) satisfies ApiQuery

/** Doctors of the place by name, for linking their cards with staff. */
export const staffDoctors = (place: string) =>
  ({
    key: [staff, place, 'doctors'],
    path: `/business-api-front2/${place}/staff/doctors`,
    schema: async () => (await import('../../schemas/api/staff-calendar.ts')).namedDoctor.array(),
  }) satisfies ApiQuery

/** Open invitations of the place; for those who may change the staff. */
export const accessCodes = (place: string) =>
  ({
    key: [staff, place, 'codes'],
    path: `/business-api-front2/${place}/staff/access_codes`,
    schema: async () => (await answers()).accessCode.array(),
  }) satisfies ApiQuery

/** Whether the staff of the place's company needs a second factor. */
export const staffFactor = (place: string) =>
  ({
    key: [staff, place, 'factor'],
    path: `/business-api-front2/${place}/staff_factor`,
    schema: async () => (await import('../../schemas/api/factors.ts')).staffFactor,
  }) satisfies ApiQuery
