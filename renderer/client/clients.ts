/// <reference types="vite/client" />
import type { ComponentType } from 'react'

/*
 * Maps each island to its code. Loaded with the first interaction: inside the loader, every document would carry the
 * whole list.
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
