/**
 * Something is under way: a turning ring as tall as its text; it stands still with reduced motion. Hidden from screen
 * readers: what is around it is `aria-busy` or says it in words.
 */
export function Spinner({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={`inline-block size-[1.1em] shrink-0 animate-spin rounded-full border-2 border-current border-t-transparent opacity-80 motion-reduce:animate-none ${className}`}
    />
  )
}
