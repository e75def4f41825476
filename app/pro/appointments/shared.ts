import type { Option } from '../../../ui/options.ts'
import type { Branch } from './appointments-context.ts'

/** What both screens of the section know. */
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
