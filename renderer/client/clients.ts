/// <reference types="vite/client" />
import type { ComponentType } from 'react'

/*
 * Maps each island to its code. Loaded with the first interaction: inside the loader, every document would carry the
 * whole list.
 */

const clients = import.meta.glob<{ default: ComponentType<object> }>('./*/*.client.tsx', {
  base: '../../blocks',
})

/** Scripts of islands without React. */
const plain = import.meta.glob<{ default: (island: HTMLElement, props: never) => void }>('./**/*.plain.ts', {
  base: '../../blocks',
})

/** The script of an island without React, such as `parts/schematic/schematic`. */
export async function fetchPlain(of: string): Promise<(island: HTMLElement, props: unknown) => void> {
  const script = plain[`./${of}.plain.ts`]
  if (!script) throw new Error(`no script "${of}"`)
  return (await script()).default as (island: HTMLElement, props: unknown) => void
}

/** The component of a block's island. */
export async function fetchClient(type: string): Promise<ComponentType<object>> {
  const client = clients[`./${type}/${type}.client.tsx`]
  if (!client) throw new Error(`no island for block "${type}"`)
  return (await client()).default
}
