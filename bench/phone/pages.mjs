import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { byHand } from '../lib/by-hand.mjs'
import { startProcess, withProcesses } from '../lib/process.mjs'

/** Pages that a patient opens on the way to a visit, by what they are. */
export const pages = {
  home: '/?city=samalkala',
  'doctors of a city': '/companies/doctors/location/samalkala',
  'clinics of a city': '/companies/clinics/location/samalkala',
  'profile of a clinic': '/companies/clinics/demo-tunyk',
  'booking form': '/companies/appointment/demo-tunyk',
  'site of a clinic': '/l/demo-dent',
}

/** Runs `work` with the addresses of hand-written equivalents of the pages of `site`, by the same names. */
export async function withPagesByHand(site, folder, work) {
  const files = await Promise.all(
    Object.entries(pages).map(async ([name, path], index) => {
      const file = join(folder, `by-hand-${index}.html`)
      writeFileSync(file, byHand(await (await fetch(site + path)).text()))
      return [name, file]
    }),
  )
  const serving = startProcess('static-page', [site, ...files.map(([, file]) => file)])
  return withProcesses([serving], ({ ready: { url } }) =>
    work(Object.fromEntries(files.map(([name, file]) => [name, url + file.slice(folder.length)]))),
  )
}
