import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const compress = promisify(gzip)

/** Bytes of JavaScript (gz) that each block's island loads, without React, which all of them share. */
export async function blockCosts(): Promise<Record<string, number>> {
  const input = globSync('blocks/*/*.client.tsx').filter(
    (path) => path.split('/')[1] === basename(path, '.client.tsx'),
  )
  const result = (await build({
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input, external: /^react/, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  const chunks = result.output.filter((file) => file.type === 'chunk')
  const sizeOf = async (name: string): Promise<number> => {
    const chunk = chunks.find((candidate) => candidate.fileName === name)
    if (!chunk) return 0
    const imported = await Promise.all(chunk.imports.map(sizeOf))
    return (await compress(chunk.code)).length + imported.reduce((sum, size) => sum + size, 0)
  }
  const entries = chunks.filter((chunk) => chunk.isEntry)
  return Object.fromEntries(
    await Promise.all(
      entries.map(
        async (chunk) => [chunk.name.replace(/\.client$/, ''), await sizeOf(chunk.fileName)] as const,
      ),
    ),
  )
}
