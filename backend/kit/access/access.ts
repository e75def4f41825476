import type { Action, Section } from '../../../schemas/access/sections.ts'

/**
 * The callers of an endpoint. An `administrator` edits rows of the product (D-PERM). `staff` is any employee of the company in the path
 * (`{companyCode}`), `owner` a person who owns it. A section requires a right in that section, within the cabinet of the path
 * (`{cabinetCode}`) if it has one.
 */
export type Access =
  | 'anyone'
  | 'person'
  | 'moderator'
  | 'administrator'
  | 'staff'
  | 'owner'
  | {
      section: Section
      action: Action
      /** Only for members who work in all cabinets. */
      inWholeCompany?: boolean
      /** It concerns the whole clinic: a doctor, who has only their own patients and texts (D-PERM), may not. */
      forClinic?: boolean
      /** Only people call it, no program by a key: it reaches into other companies of the person. */
      ofPeople?: boolean
    }

/** Whether the caller must be signed in. */
export const requiresPerson = (access: Access): boolean => access !== 'anyone'
