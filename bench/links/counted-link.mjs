import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepare } from '../lib/prepare.mjs'
import { startProcess } from '../lib/process.mjs'

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

/** Builds the product, and runs `work` with the folder of a seeded site that has the short link. */
export async function withCountedLink(work) {
  // A caller that loads modules for development has said so, and the product is built for production.
  const { NODE_ENV } = process.env
  delete process.env.NODE_ENV
  const { folder } = await prepare()
  if (NODE_ENV !== undefined) process.env.NODE_ENV = NODE_ENV
  try {
    const own = join(folder, 'links')
    cpSync(join(folder, 'data'), join(own, 'data'), { recursive: true })
    await peopleCounted(own)
    return await work(own)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
