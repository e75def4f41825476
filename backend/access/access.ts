import type { Action, Area } from './areas.ts'

/**
 * Who may call an endpoint. `staff` is anybody who works for the company in the path (`{companyCode}`); an area asks for
 * a right in it, in the cabinet of the path (`{cabinetCode}`) where there is one.
 */
export type Access = 'anyone' | 'person' | 'moderator' | 'staff' | { area: Area; action: Action }

/** True where the caller must be signed in. */
export const asksForPerson = (access: Access): boolean => access !== 'anyone'
