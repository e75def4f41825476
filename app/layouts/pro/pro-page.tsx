'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useAppState } from '../../state/app-state.ts'
import { useArrivalFocus } from '../use-arrival-focus.ts'

type Props = {
  title: string
  /** The purpose of the page, in a sentence. */
  lead?: string
  /** The main action of this page. */
  action?: ReactNode
  /** True if a phone has no room for the title: it is read out only. */
  isCompact?: boolean
  children: ReactNode
}

/** A page of the business section: title, main action, purpose, content. */
export function ProPage({ title, lead, action, isCompact = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const setPageTitle = useAppState((state) => state.setPageTitle)

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => setPageTitle(entry && !entry.isIntersecting ? title : ''),
      // The title is out of view as soon as it is behind the header, which is 64 px high.
      { rootMargin: '-64px 0px 0px' },
    )
    if (heading.current) observer.observe(heading.current)
    return () => {
      observer.disconnect()
      setPageTitle('')
    }
  }, [title, setPageTitle])

  useArrivalFocus(heading)

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1
          ref={heading}
          tabIndex={-1}
          className={`text-3xl outline-none ${isCompact ? '@max-5xl/page:sr-only' : ''}`}
        >
          {title}
        </h1>
        {action}
      </div>
      {lead && <p className="mt-2 max-w-text text-ink-soft">{lead}</p>}
      <div className={isCompact ? '@5xl/page:mt-6' : 'mt-6'}>{children}</div>
    </>
  )
}
