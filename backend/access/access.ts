import type { Action, Section } from '../../schemas/sections.ts'

/**
 * Who may call an endpoint. `staff` is anybody who works for the company in the path (`{companyCode}`); a section asks
 * for a right in it, in the cabinet of the path (`{cabinetCode}`) where there is one.
 */
export type Access = 'anyone' | 'person' | 'moderator' | 'staff' | { section: Section; action: Action }

/** True where the caller must be signed in. */
export const asksForPerson = (access: Access): boolean => access !== 'anyone'
