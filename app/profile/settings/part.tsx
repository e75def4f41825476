import type { ReactNode } from 'react'

/** A part of the settings; `id` is its anchor. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 sm:[&>form>[type=submit]]:w-auto sm:[&>form>[type=submit]]:justify-self-start"
    >
      <h2 id={`${id}-title`} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
