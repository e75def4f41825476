import { get } from 'node:http'
import { path } from '../lib/prepare.mjs'
import { startProcess, withProcesses } from '../lib/process.mjs'

const ofDirectory = ['default', 'auth', 'empty', 'error']
const ofClinic = ['landing', 'landing-sidebar-wide', 'landing-wide', 'landing-blog']

/** A page of the application that is almost empty, by layout. */
const ofApplication = { pro: '/blocks/layouts/pro/reviews' }

const getJson = (url) =>
  new Promise((resolve, reject) => {
    get(url, async (response) => resolve(JSON.parse(Buffer.concat(await response.toArray())))).on(
      'error',
      reject,
    )
  })

/** Gives `work` the addresses of an empty page of each layout, by layout name. */
export async function withLayouts({ keep }, site, work) {
  // Imported here, because `prepare` builds it first.
  const { builtAssets, renderDocument } = await import('../../dist/bench/product.js')
  const assets = builtAssets('dist')
  const draw = (page) => (layout) => {
    const html = renderDocument({ ...page, layout, blocks: [], sidebar: [] }, { assets, report: () => {} })
    return keep(`${layout}.html`, html)
  }
  const directory = await getJson(`${site}/_payload.json`)
  const clinic = await getJson(`${site}${path}/_payload.json`)
  const files = [...ofDirectory.map(draw(directory)), ...ofClinic.map(draw(clinic))]
  return withProcesses([startProcess('static-page', [site, ...files])], (pages) =>
    work({
      ...Object.fromEntries(
        [...ofDirectory, ...ofClinic].map((layout) => [layout, `${pages.ready.url}/${layout}.html`]),
      ),
      ...Object.fromEntries(Object.entries(ofApplication).map(([layout, screen]) => [layout, site + screen])),
    }),
  )
}
