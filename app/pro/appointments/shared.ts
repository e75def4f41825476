import type { Option } from '../../../ui/form/options.ts'
import type { Branch } from './appointments-context.ts'

/** The props that both screens of the section share. */
export type Shared = {
  branch: Branch
  /** Name of the company. */
  clinic: string
  branches: readonly Option[]
  /** Code of the branch. */
  cabinet: string
  /** Today in the zone of the branch, when the page was rendered. */
  today: string
}
