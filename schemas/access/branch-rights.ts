import type { AreaDefinition } from '../areas/define-area.ts'
import { mayEnter, wholeCompany } from './roles.ts'

type Area = Pick<AreaDefinition, 'branch'>

/** True if rows belong to the company, not to branches (D-PERM): only members who work in all branches change them. */
export const isOfCompany = ({ branch }: Area): boolean => branch === undefined

/** True if adding and removing rows requires access to all branches: company-wide areas, and the list of branches. */
export const isAddedByCompany = ({ branch }: Area): boolean => branch === undefined || branch === 'code'

/** True for a member who works in all branches (`0`). */
export const isInWholeCompany = (cabinets: readonly string[]): boolean => mayEnter(cabinets, wholeCompany)
