import { startProcess, withProcesses } from '../lib/process.mjs'
import { shown, summary } from '../lib/statistics.mjs'

const targets = { signIn: 0.7, permissionMs: 0.1 }

/** Sign-in against the bare check of the hash, both four at a time; and a permission that the process has cached. */
export async function signIn({ folder }) {
  return withProcesses(
    [startProcess('sign-in', [], { DATA_DIR: `${folder}/data` })],
    ({ ready: { results, permission } }) => {
      const ratio = summary(results.map((result) => result.ratio))
      const perSecond = summary(results.map((result) => result.perSecond))
      const permissionMs = summary(permission)
      return [
        {
          name: 'signing in, against the argon2 check alone',
          target: `≥ ${targets.signIn}`,
          value: shown(ratio),
          holds: ratio.median >= targets.signIn,
          note: `${Math.round(perSecond.median)} a second`,
        },
        {
          name: 'a permission from the memory, ms',
          target: `< ${targets.permissionMs}`,
          value: shown(permissionMs),
          holds: permissionMs.median < targets.permissionMs,
        },
      ]
    },
  )
}
