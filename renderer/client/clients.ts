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

/** Fetches the script of an island without React, such as `parts/schematic/schematic`; it begins when the returned function is called. */
export async function fetchPlain(island: HTMLElement): Promise<() => void> {
  const { of, props = '{}' } = island.dataset
  const script = plain[`./${of}.plain.ts`]
  if (!script) throw new Error(`no script "${of}"`)
  const begin = (await script()).default as (island: HTMLElement, props: unknown) => void
  return () => {
    begin(island, JSON.parse(props))
    island.dataset.ready = ''
  }
}

/** The component of a block's island. */
export async function fetchClient(island: HTMLElement): Promise<ComponentType<object>> {
  const { of: type } = island.dataset
  const client = clients[`./${type}/${type}.client.tsx`]
  if (!client) throw new Error(`no island for block "${type}"`)
  return (await client()).default
}
