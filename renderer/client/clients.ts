/// <reference types="vite/client" />
import type { ComponentType } from 'react'

/*
 * Where each island's code is. Loaded with the first touch: in the loader, every document would carry the names of all.
 */

const clients = import.meta.glob<{ default: ComponentType<object> }>('./*/*.client.tsx', {
  base: '../../blocks',
})

/** The component of a block's island. */
export async function fetchClient(type: string): Promise<ComponentType<object>> {
  const client = clients[`./${type}/${type}.client.tsx`]
  if (!client) throw new Error(`no island for block "${type}"`)
  return (await client()).default
}
