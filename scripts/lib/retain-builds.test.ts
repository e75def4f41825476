import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recordBuild } from './retain-builds.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shipa-builds-'))
  mkdirSync(join(folder, '_assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes the files of a build, as Vite does, and records it. */
function build(id: string, names: string[]) {
  for (const name of names) writeFileSync(join(folder, '_assets', name), '')
  recordBuild(folder, { id, timestamp: 1, files: names.map((name) => `_assets/${name}`) })
}
const files = () => readdirSync(join(folder, '_assets')).sort()
const ids = () =>
  (JSON.parse(readFileSync(join(folder, 'builds.json'), 'utf8')) as { id: string }[]).map(({ id }) => id)

describe('noteBuild', () => {
  it('keeps the files of the last three builds and removes those of older ones', () => {
    for (const n of [1, 2, 3, 4]) build(`loader-${n}`, [`loader-${n}.js`, 'font.woff2', `only-${n}.css`])
    expect(ids()).toEqual(['loader-4', 'loader-3', 'loader-2'])
    expect(files()).toEqual(
      ['font.woff2', ...[2, 3, 4].flatMap((n) => [`loader-${n}.js`, `only-${n}.css`])].sort(),
    )
  })

  it('counts a build that changed nothing once', () => {
    build('loader-1', ['loader-1.js'])
    for (const _ of [1, 2, 3]) build('loader-2', ['loader-2.js'])
    expect(ids()).toEqual(['loader-2', 'loader-1'])
    expect(files()).toEqual(['loader-1.js', 'loader-2.js'])
  })

  it('keeps both style sheets where only these differ', () => {
    build('loader-1', ['loader-1.js', 'a.css'])
    build('loader-1', ['loader-1.js', 'b.css'])
    expect(files()).toEqual(['a.css', 'b.css', 'loader-1.js'])
  })
})
