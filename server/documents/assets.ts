import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Assets } from '../../renderer/assets.ts'
import { type FontFamily, fontFamilies } from '../../schemas/design/font-pairs.ts'
import {
  canvasEntry,
  clientEntries,
  embedEntry,
  practiceWorkerEntry,
  previewEntry,
  studioEntry,
} from './client-entries.ts'

type Entry = { file: string }
type Manifest = Record<string, Entry>

/** Finds the entries of a build in Vite's manifest. */
function entriesOf(root: string): (name: string) => Entry {
  const manifest = JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8')) as Manifest
  return (name) => {
    const found = manifest[name]
    if (!found) throw new Error(`The build has no ${name}: run npm run build.`)
    return found
  }
}

/** Addresses of the built files of documents, and of the script of a page in the builder, below the folder of both. */
export function builtAssets(dist: string): Assets {
  const entry = entriesOf(join(dist, 'client'))
  const builder = entriesOf(join(dist, 'canvas'))
  const family = (name: FontFamily) => [name, `/${entry(clientEntries[name]).file}`]
  return {
    styles: `/${entry(clientEntries.styles).file}`,
    loader: `/${entry(clientEntries.loader).file}`,
    lowVision: `/${entry(clientEntries.lowVision).file}`,
    canvas: `/${builder(canvasEntry).file}`,
    preview: `/${builder(previewEntry).file}`,
    studio: `/${builder(studioEntry).file}`,
    embed: `/${builder(embedEntry).file}`,
    practiceWorker: `/${builder(practiceWorkerEntry).file}`,
    families: Object.fromEntries(fontFamilies.map(family)),
  }
}
