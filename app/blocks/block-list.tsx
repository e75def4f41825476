'use client'
import Link from 'next/link'
import { useState } from 'react'
import { Input } from '../../ui/form/input.tsx'

/** A block in the list. `words` is the text that is searched, in lower case. */
export type ListedBlock = {
  type: string
  name: string
  description: string
  facts: string
  words: string
  isFaulty: boolean
}

/** The blocks whose name in any language, type or description contains every word typed. */
export function BlockList({ blocks }: { blocks: readonly ListedBlock[] }) {
  const [query, setQuery] = useState('')
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = blocks.filter(({ words }) => wanted.every((word) => words.includes(word)))
  return (
    <>
      <Input
        kind="search"
        className="mt-6 max-w-md"
        aria-label="Find a block"
        placeholder="Find a block"
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {found.length} of {blocks.length}
      </p>
      <ul className="mt-2">
        {found.map(({ type, name, description, facts, isFaulty }) => (
          <li key={type} id={type} className="border-t border-line py-3">
            <Link className="link font-mono" href={`/blocks/${type}`} prefetch={false}>
              {type}
            </Link>{' '}
            {name}
            {isFaulty && <strong className="ms-3 text-danger-ink">The example is invalid</strong>}
            <p className="text-sm text-ink-soft">
              {description} {facts}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
