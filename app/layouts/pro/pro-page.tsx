'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useAppState } from '../../state/app-state.ts'

/** True after the first page of the business section in this document. */
let hasNavigated = false

type Props = {
  title: string
  /** The main action of this page. */
  action?: ReactNode
  /** True if a phone has no room for the title: it is read out only. */
  isCompact?: boolean
  children: ReactNode
}

/** A page of the business section: title, main action, content. */
export function ProPage({ title, action, isCompact = false, children }: Props) {
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

  useEffect(() => {
    // A control that navigated and is gone took the focus with it. The first page of a document begins at its top.
    if (hasNavigated && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    hasNavigated = true
  }, [])

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
      <div className={isCompact ? '@5xl/page:mt-6' : 'mt-6'}>{children}</div>
    </>
  )
}
