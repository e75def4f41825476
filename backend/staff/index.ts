// The exports of this subject for other subjects.
export { countByState } from './count-by-state.ts'
export { checkMayGiveHours, checkMayPlan, mayGiveHours, mayPlan } from './doctors-of-branches.ts'
export { isWrittenTo } from './is-written-to.ts'
export { permissionsAt } from './permissions-answer.ts'
export { isPractice } from './practice/is-practice.ts'
