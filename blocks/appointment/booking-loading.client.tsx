/** In place of booking until its data are loaded. */
export const BookingLoading = ({ text }: { text: string }) => (
  <div aria-busy="true" className="grid gap-4 noscript:hidden">
    <p role="status" className="text-ink-soft">
      {text}…
    </p>
    {['a', 'b', 'c'].map((key) => (
      <span
        key={key}
        aria-hidden
        className="h-11 animate-pulse rounded-control bg-line motion-reduce:animate-none"
      />
    ))}
  </div>
)
