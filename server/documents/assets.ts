import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Assets, FontFiles } from '../../renderer/assets.ts'
import { type FontFamily, fontFamilies } from '../../schemas/design/font-pairs.ts'
import {
  canvasEntry,
  clientEntries,
  embedEntry,
  practiceWorkerEntry,
  previewEntry,
  studioEntry,
} from './client-entries.ts'

type Entry = { file: string; css?: string[]; assets?: string[] }
type Manifest = Record<string, Entry>

/** The font files of a family among the assets of a style sheet. */
function fontsOf({ assets = [] }: Entry, family: string): FontFiles {
  const file = (subset: string) =>
    assets.find((name) => name.includes(`${family}-${subset}-`) && !name.includes('-wght-'))
  const cyrillic = file('cyrillic')
  const latin = file('latin')
  return { ...(cyrillic && { cyrillic: `/${cyrillic}` }), ...(latin && { latin: `/${latin}` }) }
}

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
  const styles = entry(clientEntries.styles)
  const family = (name: FontFamily) => {
    const found = entry(clientEntries[name])
    return [name, { styles: `/${found.file}`, fonts: fontsOf(found, name === 'serif' ? 'noto-serif' : name) }]
  }
  return {
    styles: `/${styles.file}`,
    loader: `/${entry(clientEntries.loader).file}`,
    lowVision: `/${entry(clientEntries.lowVision).file}`,
    canvas: `/${builder(canvasEntry).file}`,
    preview: `/${builder(previewEntry).file}`,
    studio: `/${builder(studioEntry).file}`,
    embed: `/${builder(embedEntry).file}`,
    practiceWorker: `/${builder(practiceWorkerEntry).file}`,
    fonts: fontsOf(styles, 'onest'),
    families: Object.fromEntries(fontFamilies.map(family)),
  }
}
