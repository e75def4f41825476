'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useAppState } from '../../state/app-state.ts'

type Props = {
  title: string
  /** The one thing to do on this screen. */
  action?: ReactNode
  children: ReactNode
}

/** A screen of the business section: its title, its one action, its content. */
export function ProPage({ title, action, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const setPageTitle = useAppState((state) => state.setPageTitle)

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => setPageTitle(entry && !entry.isIntersecting ? title : ''),
      // The height of the header, which covers the title before the screen's edge does.
      { rootMargin: '-64px 0px 0px' },
    )
    if (heading.current) observer.observe(heading.current)
    return () => {
      observer.disconnect()
      setPageTitle('')
    }
  }, [title, setPageTitle])

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 ref={heading} className="text-3xl">
          {title}
        </h1>
        {action}
      </div>
      <div className="mt-6">{children}</div>
    </>
  )
}
