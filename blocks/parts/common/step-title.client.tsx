import { useEffect, useRef } from 'react'

/** The title of a step that replaces the pressed button: keys and screen readers go on from it, and the step is in view. */
export function StepTitle({ text }: { text: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <h3 ref={title} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
      {text}
    </h3>
  )
}
