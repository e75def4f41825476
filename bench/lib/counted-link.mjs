import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { startProcess } from './process.mjs'

/** What is asked of a short link by somebody new each time. */
export const askedLink = { path: '/s/izmerenie', status: 302, newcomers: true }

/** Settings of a site whose visitors come through a proxy. */
export const behindProxy = { TRUST_PROXY: 'on' }

/** How many people have come by the short link, as it is stored in a folder while no server runs there. */
export async function peopleCounted(folder) {
  const process = await startProcess('counted-link', [join(folder, 'data')])
  await process.stop()
  return process.ready
}

/** A copy of the prepared site that has the short link. */
export async function withCountedLink({ folder }, name) {
  const own = join(folder, name)
  cpSync(join(folder, 'data'), join(own, 'data'), { recursive: true })
  await peopleCounted(own)
  return own
}
