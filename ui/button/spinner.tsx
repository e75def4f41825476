/**
 * A loading spinner as tall as the text; it does not turn with reduced motion. Hidden from screen readers: the element
 * around it is `aria-busy` or has a text.
 */
export function Spinner({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={`inline-block size-[1.1em] shrink-0 animate-spin rounded-full border-2 border-current border-t-transparent opacity-80 motion-reduce:animate-none ${className}`}
    />
  )
}
