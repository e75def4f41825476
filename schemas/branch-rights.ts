import type { AreaDefinition } from './areas/define-area.ts'
import { mayEnter, wholeCompany } from './roles.ts'

type Area = Pick<AreaDefinition, 'branch'>

/** True where rows are changed by those only who work in the whole company: they belong to it, not to branches (D-PERM). */
export const isOfCompany = ({ branch }: Area): boolean => branch === undefined

/** True where rows are added and removed by those only who work in the whole company: branches themselves, too. */
export const isAddedByCompany = ({ branch }: Area): boolean => branch === undefined || branch === 'code'

/** True for who works in all branches (`0`). */
export const isInWholeCompany = (cabinets: readonly string[]): boolean => mayEnter(cabinets, wholeCompany)
