import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Assets } from '../renderer/assets.ts'
import { clientEntries } from './client-entries.ts'

type Manifest = Record<string, { file: string; css?: string[]; assets?: string[] }>

/** Addresses of the built files, from the manifest that Vite leaves beside them. */
export function builtAssets(clientRoot: string): Assets {
  const manifest = JSON.parse(readFileSync(join(clientRoot, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = (name: string) => {
    const found = manifest[name]
    if (!found) throw new Error(`The build has no ${name}: run npm run build.`)
    return found
  }
  const styles = entry(clientEntries.styles)
  const font = (subset: string) =>
    styles.assets?.find((file) => file.includes(`onest-${subset}-`) && !file.includes('-wght-'))
  const cyrillic = font('cyrillic')
  const latin = font('latin')
  return {
    styles: `/${styles.file}`,
    loader: `/${entry(clientEntries.loader).file}`,
    lowVision: `/${entry(clientEntries.lowVision).file}`,
    fonts: { ...(cyrillic && { cyrillic: `/${cyrillic}` }), ...(latin && { latin: `/${latin}` }) },
  }
}
