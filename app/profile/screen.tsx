'use client'

import type { ReactNode } from 'react'

/** A page of the profile: its title and content. */
export function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-3xl">{title}</h1>
      <div className="mt-6">{children}</div>
    </>
  )
}
